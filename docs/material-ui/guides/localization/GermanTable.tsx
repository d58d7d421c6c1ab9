import * as React from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function GermanTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <TablePagination
      lang="de"
      component="div"
      count={112}
      page={page}
      rowsPerPage={rowsPerPage}
      onPageChange={(_event, next) => setPage(next)}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: { xs: 'wrap', sm: 'nowrap' } } }}
    />
  );
}
