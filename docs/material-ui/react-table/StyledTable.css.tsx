import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import './StyledTable.css';

const clinics = [
  { name: 'Dermatology', hours: '8–12', phone: '555-0141' },
  { name: 'Pediatrics', hours: '9–17', phone: '555-0142' },
  { name: 'Radiology', hours: '7–18', phone: '555-0143' },
  { name: 'Travel health', hours: '13–19', phone: '555-0144' },
];

export default function StyledTable() {
  return (
    <TableContainer className="clinics">
      <Table aria-label="Clinics">
        <TableHead>
          <TableRow>
            <TableCell>Clinic</TableCell>
            <TableCell align="right">Open</TableCell>
            <TableCell align="right">Phone</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {clinics.map(({ name, hours, phone }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" className="clinics-name">
                {name}
              </TableCell>
              <TableCell align="right">{hours}</TableCell>
              <TableCell align="right">{phone}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
