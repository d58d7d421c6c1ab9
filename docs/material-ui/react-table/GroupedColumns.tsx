import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const days = [
  { day: 'Mar 2', morning: '128/82', evening: '121/79', pulse: 74 },
  { day: 'Mar 3', morning: '131/85', evening: '124/80', pulse: 71 },
  { day: 'Mar 4', morning: '126/81', evening: '119/77', pulse: 69 },
  { day: 'Mar 5', morning: '124/80', evening: '118/76', pulse: 68 },
  { day: 'Mar 6', morning: '122/78', evening: '117/75', pulse: 70 },
];

export default function GroupedColumns() {
  return (
    <TableContainer
      role="region"
      aria-label="Measurements"
      tabIndex={0}
      sx={{ maxWidth: 440, height: 240 }}
    >
      <Table stickyHeader size="small" aria-label="Blood pressure and pulse">
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Day</TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Blood pressure
            </TableCell>
            <TableCell rowSpan={2} align="right">
              Pulse
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right" sx={{ top: 37 }}>
              Morning
            </TableCell>
            <TableCell align="right" sx={{ top: 37 }}>
              Evening
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, morning, evening, pulse }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{morning}</TableCell>
              <TableCell align="right">{evening}</TableCell>
              <TableCell align="right">{pulse}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
