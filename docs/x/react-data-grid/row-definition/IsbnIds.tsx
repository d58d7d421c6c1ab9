import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
];

const books: Book[] = [
  { isbn: '978-0-00-111001-7', title: 'Tide tables' },
  { isbn: '978-0-00-111002-4', title: 'Knots' },
];

const getRowId = (book: Book) => book.isbn;

export default function IsbnIds() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="group" aria-label="Books" sx={{ height: 164 }}>
        <DataGrid
          columns={columns}
          rows={books}
          getRowId={getRowId}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {selected.length > 0 ? `Selected: ${selected.join(', ')}` : 'No book is selected'}
      </Typography>
    </Box>
  );
}
