import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const hours = Array.from({ length: 12 }, (_, index) => index * 2);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...hours.map((hour): GridColDef => ({
    field: `hour${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 80,
  })),
];

const stations = Array.from({ length: 50 }, (_, station) => ({
  id: 200 + station,
  ...Object.fromEntries(hours.map((hour) => [`hour${hour}`, (station * hour) % 7])),
}));

export default function RainTable() {
  return (
    <Box role="group" aria-label="Rain per hour in mm" sx={{ width: '100%', height: 300 }}>
      <DataGrid columns={columns} rows={stations} />
    </Box>
  );
}
