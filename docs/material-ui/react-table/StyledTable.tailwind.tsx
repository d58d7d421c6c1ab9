import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const clinics = [
  { name: 'Dermatology', hours: '8–12', phone: '555-0141' },
  { name: 'Pediatrics', hours: '9–17', phone: '555-0142' },
  { name: 'Radiology', hours: '7–18', phone: '555-0143' },
  { name: 'Travel health', hours: '13–19', phone: '555-0144' },
];

const head = 'border-none py-2 text-[12px] text-(--mui-palette-text-secondary)';

export default function StyledTable() {
  return (
    <TableContainer className="max-w-[420px] rounded-xl border border-(--mui-palette-divider)">
      <Table aria-label="Clinics">
        <TableHead>
          <TableRow>
            <TableCell className={head}>Clinic</TableCell>
            <TableCell align="right" className={head}>
              Open
            </TableCell>
            <TableCell align="right" className={head}>
              Phone
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {clinics.map(({ name, hours, phone }) => (
            <TableRow key={name} className="*:border-none odd:*:bg-(--mui-palette-action-hover)">
              <TableCell component="th" scope="row" className="font-bold">
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
