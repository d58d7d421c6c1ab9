import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'apple', headerName: 'Apple', flex: 1, minWidth: 110 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

const apples = [
  { id: 1, apple: 'Gala', crates: 42 },
  { id: 2, apple: 'Fuji', crates: 117 },
];

export default function CrateExport() {
  return (
    <Box role="group" aria-label="Harvest" sx={{ width: '100%', height: 330 }}>
      <DataGrid columns={columns} rows={apples} slots={{ toolbar: GridToolbar }} />
    </Box>
  );
}
