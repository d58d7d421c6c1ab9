import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Room', flex: 1, minWidth: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const rooms = [
  { id: 'Atrium', seats: 40 },
  { id: 'Library', seats: 8 },
  { id: 'Workshop', seats: 16 },
];

export default function RoomChoice() {
  const [chosen, setChosen] = React.useState<GridRowSelectionModel>(['Library']);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Rooms" sx={{ height: 230 }}>
        <DataGrid
          columns={columns}
          rows={rooms}
          rowSelectionModel={chosen}
          onRowSelectionModelChange={setChosen}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status">
        Room: {chosen[0] ?? 'none'}
      </Typography>
    </Stack>
  );
}
