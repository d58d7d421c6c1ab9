import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  name: string;
  seats: number;
  open: boolean;
}

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 140, editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90, editable: true },
  { field: 'open', headerName: 'Bookable', type: 'boolean', width: 110, editable: true },
];

const rooms: Room[] = [
  { id: 1, name: 'Atrium', seats: 40, open: true },
  { id: 2, name: 'Library', seats: 8, open: true },
  { id: 3, name: 'Workshop', seats: 16, open: false },
];

// Stands in for a request that can be refused.
function saveRoom(room: Room): Promise<Room> {
  return room.seats > 0
    ? Promise.resolve(room)
    : Promise.reject(new Error(`${room.name} needs at least one seat.`));
}

export default function EditableGrid() {
  const [error, setError] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Meeting rooms" sx={{ height: 220 }}>
        <DataGrid
          columns={columns}
          rows={rooms}
          hideFooter
          processRowUpdate={async (room) => {
            const saved = await saveRoom(room);
            setError('');
            return saved;
          }}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
        />
      </Box>
      <Box sx={{ minHeight: 48 }}>{error ? <Alert severity="error">{error}</Alert> : null}</Box>
    </Stack>
  );
}
