import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TablePicture() {
  return (
    <Table size="small" padding="none" sx={{ width: 130 }}>
      <TableHead>
        <TableRow>
          <TableCell>Test</TableCell>
          <TableCell align="right">mg</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Iron</TableCell>
          <TableCell align="right">1.2</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Zinc</TableCell>
          <TableCell align="right">0.9</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
