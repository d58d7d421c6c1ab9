import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const days = ['Mar 2', 'Mar 3', 'Mar 4', 'Mar 5', 'Mar 6', 'Mar 7', 'Mar 8', 'Mar 9'];

const courses = [
  { test: 'Leukocytes', values: [11.2, 10.4, 9.1, 8.6, 7.9, 7.7, 7.2, 6.9] },
  { test: 'CRP', values: [86, 71, 44, 30, 18, 11, 8, 5] },
  { test: 'Hemoglobin', values: [10.9, 11, 11.2, 11.4, 11.5, 11.7, 11.8, 12] },
  { test: 'Creatinine', values: [1.3, 1.2, 1.2, 1.1, 1, 1, 0.9, 0.9] },
  { test: 'Potassium', values: [3.4, 3.6, 3.9, 4, 4.1, 4.1, 4.2, 4.1] },
];

const firstColumn = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
};

export default function StickyTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Results from March 2 to 9"
      tabIndex={0}
      sx={{ maxWidth: 440, maxHeight: 260, fontVariantNumeric: 'tabular-nums' }}
    >
      <Table
        stickyHeader
        aria-label="Results by day"
        sx={{ whiteSpace: 'nowrap', '& thead th': { bgcolor: 'background.paper' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...firstColumn, zIndex: 3 }}>Test</TableCell>
            {days.map((day) => (
              <TableCell key={day} align="right">
                {day}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {courses.map(({ test, values }) => (
            <TableRow key={test}>
              <TableCell component="th" scope="row" sx={firstColumn}>
                {test}
              </TableCell>
              {days.map((day, index) => (
                <TableCell key={day} align="right">
                  {values[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
