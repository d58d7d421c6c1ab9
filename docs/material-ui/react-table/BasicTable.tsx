import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const appointments = [
  { time: '8:30', patient: 'Emma Clark', reason: 'Vaccination' },
  { time: '9:00', patient: 'Ben Whitaker', reason: 'Blood pressure' },
  { time: '9:20', patient: 'Clara Chen', reason: 'Stitches' },
  { time: '10:15', patient: 'Ella Park', reason: 'Annual checkup' },
];

export default function BasicTable() {
  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table>
        <caption>Appointments on Monday, March 2</caption>
        <TableHead>
          <TableRow>
            <TableCell>Patient</TableCell>
            <TableCell>Reason</TableCell>
            <TableCell align="right">Time</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {appointments.map(({ time, patient, reason }) => (
            <TableRow key={patient}>
              <TableCell component="th" scope="row">
                {patient}
              </TableCell>
              <TableCell>{reason}</TableCell>
              <TableCell align="right">{time}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
