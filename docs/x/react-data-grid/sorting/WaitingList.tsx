import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', type: 'number', width: 90, sortable: false },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100, sortable: false },
];

const waiting = [
  { id: 'w1', place: 3, name: 'Wen' },
  { id: 'w2', place: 1, name: 'Amira' },
  { id: 'w3', place: 2, name: 'Jonas' },
];

export default function WaitingList() {
  return (
    <Box role="group" aria-label="Waiting list" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={waiting}
        sortModel={[{ field: 'place', sort: 'asc' }]}
        hideFooter
      />
    </Box>
  );
}
