import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

const stations = ['Harbor', 'Market', 'Old Town', 'University'];

const bikes = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  station: stations[index % stations.length],
}));

export default function StationPages() {
  return (
    <Box role="group" aria-label="Bikes" sx={{ width: '100%', height: 330 }}>
      <DataGrid autoPageSize columns={columns} rows={bikes} density="compact" />
    </Box>
  );
}
