import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export default function ColumnWidths() {
  return (
    <Table aria-label="Referrals" sx={{ maxWidth: 400, tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 96 }}>Date</TableCell>
          <TableCell>Reason</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row">
            March 2
          </TableCell>
          <TableCell sx={ellipsis}>
            Pain in the left knee after a fall on the stairs in January
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row">
            March 5
          </TableCell>
          <TableCell>
            Second opinion on the X-ray images of February 24, before the surgery
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
