import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const appointments = [
  { time: '8:30', patient: 'Emma Clark', reason: 'Vaccination', doctor: 'Dr. Weber' },
  { time: '9:00', patient: 'Ben Whitaker', reason: 'Blood pressure', doctor: 'Dr. Moore' },
  { time: '9:20', patient: 'Clara Chen', reason: 'Stitches', doctor: 'Dr. Weber' },
];

export default function CaptionTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Appointments"
      tabIndex={0}
      sx={{ maxWidth: 560 }}
    >
      <Table sx={{ minWidth: 480, captionSide: 'top' }}>
        <caption>Appointments on Monday, March 2</caption>
        <TableHead>
          <TableRow>
            <TableCell>Patient</TableCell>
            <TableCell>Reason</TableCell>
            <TableCell>Doctor</TableCell>
            <TableCell align="right">Time</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {appointments.map(({ time, patient, reason, doctor }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {patient}
              </TableCell>
              <TableCell>{reason}</TableCell>
              <TableCell>{doctor}</TableCell>
              <TableCell align="right">{time}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
