import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

export default function LoadingGrid() {
  return (
    <Box role="group" aria-label="Rooms" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={[]}
        loading
        hideFooter
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      />
    </Box>
  );
}
