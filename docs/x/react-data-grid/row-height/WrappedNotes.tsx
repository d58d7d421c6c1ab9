import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160 },
];

const notes = [
  { id: 1, room: 'Atrium', note: 'Free' },
  {
    id: 2,
    room: 'Library',
    note: 'Closed on Friday morning, because the heating is repaired. The reading room stays open.',
  },
  { id: 3, room: 'Workshop', note: 'Bring your own gloves and glasses.' },
];

export default function WrappedNotes() {
  return (
    <Box role="group" aria-label="Notes on rooms" sx={{ width: '100%', height: 300 }}>
      <DataGrid
        columns={columns}
        rows={notes}
        hideFooter
        getRowHeight={() => 'auto'}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
