import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120 },
  { field: 'day', headerName: 'Paper bin', width: 120 },
];

const streets = [
  { id: 1, street: 'Bridge Street', day: 'Monday' },
  { id: 2, street: 'Church Hill', day: 'Wednesday' },
  { id: 3, street: 'Market Square', day: 'Monday' },
  { id: 4, street: 'Quay', day: 'Friday' },
];

export default function StripedRows() {
  return (
    <Box role="group" aria-label="Paper bins" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={streets}
        getRowClassName={({ indexRelativeToCurrentPage: index }) => (index % 2 ? 'odd' : 'even')}
        sx={{ '& .even': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
