import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 90 },
  { field: 'am', headerName: 'Morning', width: 95, colSpan: (_, row) => (row.isClosed ? 2 : 1) },
  { field: 'pm', headerName: 'Afternoon', width: 95 },
];

const days = [
  { id: 1, day: 'Monday', am: 'Closed for cleaning', isClosed: true },
  { id: 2, day: 'Tuesday', am: 'Lanes', pm: 'Families' },
];

export default function PoolWeek() {
  return (
    <Box role="group" aria-label="Week of the pool" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={days} hideFooter />
    </Box>
  );
}
