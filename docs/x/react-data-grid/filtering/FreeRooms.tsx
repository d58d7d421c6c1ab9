import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 120 },
];

const rooms = [
  { id: 1, room: 'Atrium', seats: 40, free: false },
  { id: 2, room: 'Library', seats: 8, free: true },
  { id: 3, room: 'Workshop', seats: 16, free: true },
];

const ALL: GridFilterModel = { items: [] };
const FREE: GridFilterModel = { items: [{ field: 'free', operator: 'is', value: 'true' }] };

export default function FreeRooms() {
  const [filterModel, setFilterModel] = React.useState(FREE);
  const onlyFree = filterModel.items.some(
    ({ field, value }) => field === 'free' && value === 'true',
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        label="Only free rooms"
        control={
          <Switch
            checked={onlyFree}
            onChange={(event) => setFilterModel(event.target.checked ? FREE : ALL)}
          />
        }
      />
      <Box role="group" aria-label="Rooms" sx={{ height: 230 }}>
        <DataGrid
          columns={columns}
          rows={rooms}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
