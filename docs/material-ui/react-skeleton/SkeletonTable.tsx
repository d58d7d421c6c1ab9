import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function SkeletonTable() {
  return (
    <Table aria-label="Readings" aria-busy sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Station</TableCell>
          <TableCell>Wind</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {['first', 'second', 'third'].map((row) => (
          <TableRow key={row}>
            <TableCell>
              <Skeleton width="60%" />
            </TableCell>
            <TableCell>
              <Skeleton width="80%" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
