import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lens', headerName: 'Lens', flex: 1, minWidth: 110 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

const lenses = [
  { id: 1, lens: '35 mm', shelf: 'A3' },
  { id: 2, lens: '85 mm', shelf: 'B1' },
];

export default function ThemedGrid() {
  return (
    <Box role="group" aria-label="Lenses" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={lenses} hideFooter />
    </Box>
  );
}
