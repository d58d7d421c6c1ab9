import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 110 },
  { field: 'reader', headerName: 'Reader', width: 100 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90, editable: true },
];

const loans = [
  { id: 1, book: 'Tide tables', reader: 'Ines', days: 14 },
  { id: 2, book: 'Knots', reader: 'Omar', days: 7 },
  { id: 3, book: 'Seabirds', reader: 'Lena', days: 21 },
];

export default function LoanList() {
  const id = React.useId();

  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%' }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        Loans
      </Typography>
      <Box sx={{ height: 280 }}>
        <DataGrid columns={columns} rows={loans} />
      </Box>
    </Box>
  );
}
