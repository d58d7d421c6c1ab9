import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'branch', headerName: 'Branch', width: 120 },
];

const books = [
  { id: 1, book: 'The Dawn Watch', branch: 'Harbor' },
  { id: 2, book: 'Salt Roads', branch: 'Station' },
  { id: 3, book: 'A Field of Snow', branch: 'Harbor' },
];

function SearchOnly() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function FromTheStart() {
  return (
    <Box role="group" aria-label="Books" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={books}
        slots={{ toolbar: SearchOnly }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['harbor'] } },
        }}
        hideFooter
      />
    </Box>
  );
}
