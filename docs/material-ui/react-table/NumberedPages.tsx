import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const beds = ['12A', '12B', '12C', '14A', '14B', '14C', '15A', '15B', '15C'];

interface PagesProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

function Pages({ count, page, rowsPerPage, onPageChange }: PagesProps) {
  return (
    <Pagination
      size="small"
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, next) => onPageChange(null, next - 1)}
      sx={{ flexShrink: 0, marginInlineStart: 1 }}
    />
  );
}

export default function NumberedPages() {
  const [page, setPage] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Table size="small" aria-label="Free beds">
        <TableBody>
          {beds.slice(page * 3, page * 3 + 3).map((bed) => (
            <TableRow key={bed}>
              <TableCell component="th" scope="row">
                Bed {bed}
              </TableCell>
              <TableCell align="right">free</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={beds.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={3}
        rowsPerPageOptions={[]}
        ActionsComponent={Pages}
      />
    </Box>
  );
}
