import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const initialRooms = [
  { id: 1, room: 'Atrium', seats: 40 },
  { id: 2, room: 'Library', seats: 8 },
];

export default function RoomList() {
  const [rooms, setRooms] = React.useState(initialRooms);

  const add = () =>
    setRooms((all) => [...all, { id: all.length + 1, room: `Room ${all.length + 1}`, seats: 12 }]);

  const addSeats = () => setRooms((all) => all.map((room) => ({ ...room, seats: room.seats + 2 })));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={add}>
          Add a room
        </Button>
        <Button variant="outlined" onClick={addSeats}>
          Two more seats
        </Button>
      </Stack>
      <Box role="group" aria-label="Rooms" sx={{ height: 280 }}>
        <DataGrid columns={columns} rows={rooms} hideFooter />
      </Box>
    </Stack>
  );
}
