import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Shelf', width: 100 },
  { field: 'topic', headerName: 'Topic', flex: 1, minWidth: 110 },
];

const shelves = [
  { id: 'A1', topic: 'Maps' },
  { id: 'B2', topic: 'Poetry' },
  { id: 'C3', topic: 'Cooking' },
];

export default function ShelfCheck() {
  return (
    <Box role="group" aria-label="Shelves" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={shelves} checkboxSelection hideFooter />
    </Box>
  );
}
