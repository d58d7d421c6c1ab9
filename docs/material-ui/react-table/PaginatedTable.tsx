import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const patients = ['Clark', 'Chen', 'Costa', 'Park', 'Walsh', 'Lind', 'Reyes', 'Silva', 'Weiss'];

export default function PaginatedTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(4);
  const first = page * rowsPerPage;
  const shown = patients.slice(first, first + rowsPerPage);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Table size="small" aria-label="Patients of the week">
        <TableHead>
          <TableRow>
            <TableCell>Patient</TableCell>
            <TableCell align="right">Number</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((patient) => (
            <TableRow key={patient}>
              <TableCell component="th" scope="row">
                {patient}
              </TableCell>
              <TableCell align="right">{4101 + patients.indexOf(patient)}</TableCell>
            </TableRow>
          ))}
          {shown.length < rowsPerPage && (
            <TableRow aria-hidden sx={{ height: 33 * (rowsPerPage - shown.length) }}>
              <TableCell colSpan={2} sx={{ p: 0 }} />
            </TableRow>
          )}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={patients.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[4, 6, 8]}
        onRowsPerPageChange={(event) => {
          const next = Number(event.target.value);
          setRowsPerPage(next);
          // The first row stays in view.
          setPage(Math.floor(first / next));
        }}
        sx={{
          [`& .${tablePaginationClasses.selectLabel}`]: { display: { xs: 'none', sm: 'block' } },
          [`& .${tablePaginationClasses.input}`]: { marginInlineEnd: { xs: 1, sm: 4 } },
        }}
      />
    </Box>
  );
}
