import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Departure {
  id: number;
  line: string;
  destination: string;
  delay: number;
}

const columns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => (value > 0 ? `${value} min` : 'on time'),
  },
];

const departures: Departure[] = [
  { id: 1, line: 'S1', destination: 'Airport', delay: 0 },
  { id: 2, line: 'S3', destination: 'Old Town', delay: 12 },
  { id: 3, line: 'R7', destination: 'Lakeside', delay: 2 },
];

function Updated() {
  return (
    <Typography variant="body2" sx={{ px: 1, py: 1.5, color: 'text.secondary' }}>
      Updated at 9:40 AM
    </Typography>
  );
}

export default function CustomGrid() {
  return (
    <Box role="group" aria-label="Departures" sx={{ width: '100%', height: 220 }}>
      <DataGrid
        density="compact"
        columns={columns}
        rows={departures}
        getRowClassName={({ row }) => (row.delay >= 10 ? 'late' : '')}
        slots={{ footer: Updated }}
        sx={{
          border: 'none',
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          '& .late': { color: 'error.main' },
        }}
      />
    </Box>
  );
}
