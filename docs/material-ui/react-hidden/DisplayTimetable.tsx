import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const crossings = [
  { leaves: '7:10 AM', arrives: '8:25 AM', harbor: 'Port Haven', berth: 2 },
  { leaves: '8:35 AM', arrives: '9:15 AM', harbor: 'Gull Island', berth: 1 },
  { leaves: '9:50 AM', arrives: '11:05 AM', harbor: 'Port Haven', berth: 2 },
];

const wide = { display: { xs: 'none', sm: 'table-cell' } };

export default function DisplayTimetable() {
  return (
    <Table size="small" aria-label="Crossings in the morning" sx={{ maxWidth: 560, mx: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell>Leaves</TableCell>
          <TableCell>Harbor</TableCell>
          <TableCell sx={wide}>Arrives</TableCell>
          <TableCell sx={wide}>Berth</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {crossings.map(({ leaves, arrives, harbor, berth }) => (
          <TableRow key={leaves}>
            <TableCell>{leaves}</TableCell>
            <TableCell>{harbor}</TableCell>
            <TableCell sx={wide}>{arrives}</TableCell>
            <TableCell sx={wide}>{berth}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
