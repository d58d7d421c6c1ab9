import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const appointments = [
  { time: '8:30', patient: 'Emma Clark' },
  { time: '9:00', patient: 'Ben Whitaker' },
  { time: '9:20', patient: 'Clara Chen' },
  { time: '10:15', patient: 'Ella Park' },
];

export default function BasicTable() {
  return (
    <Table aria-label="Appointments" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Patient</TableCell>
          <TableCell align="right">Time</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {appointments.map(({ time, patient }) => (
          <TableRow key={time}>
            <TableCell component="th">{patient}</TableCell>
            <TableCell align="right">{time}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
