import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const doses = ['March 2', 'March 9', 'March 16', 'March 23', 'March 30', 'April 6', 'April 13'];

export default function FooterPagination() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(3);
  const first = page * rowsPerPage;
  const shown = rowsPerPage === -1 ? doses : doses.slice(first, first + rowsPerPage);

  return (
    <Table size="small" aria-label="Doses" sx={{ maxWidth: 480 }}>
      <TableBody>
        {shown.map((date) => (
          <TableRow key={date}>
            <TableCell component="th" scope="row">
              {date}
            </TableCell>
            <TableCell align="right">20 mg</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TablePagination
            count={doses.length}
            page={page}
            onPageChange={(_event, next) => setPage(next)}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[3, 5, { value: -1, label: 'All' }]}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
            labelRowsPerPage="Doses:"
            labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
            showFirstButton
            showLastButton
            sx={{
              [`& .${tablePaginationClasses.selectLabel}`]: {
                display: { xs: 'none', sm: 'block' },
              },
              [`& .${tablePaginationClasses.input}`]: { marginInlineEnd: { xs: 1, sm: 4 } },
            }}
          />
        </TableRow>
      </TableFooter>
    </Table>
  );
}
