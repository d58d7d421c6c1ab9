import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 120 },
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 110 },
  { field: 'wait', headerName: 'Minutes', type: 'number', width: 90 },
];

const rows = [
  { id: 1, patient: 'Ben Whitaker', test: 'Lipids', wait: 48 },
  { id: 2, patient: 'Ella Park', test: 'Glucose', wait: 7 },
  { id: 3, patient: 'Emma Clark', test: 'Blood count', wait: 112 },
];

export default function DataTable() {
  return (
    <Box role="group" aria-label="Samples" sx={{ width: '100%', height: 290 }}>
      <DataGrid columns={columns} rows={rows} checkboxSelection />
    </Box>
  );
}
