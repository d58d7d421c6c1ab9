import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 100 },
  { field: 'adult', headerName: 'Adults', width: 90, colSpan: (_, row) => (row.isClosed ? 2 : 1) },
  { field: 'child', headerName: 'Children', width: 90 },
];

const days = [
  { id: 1, day: 'Monday', adult: 'Closed for cleaning', isClosed: true },
  { id: 2, day: 'Tuesday', adult: '$6.50', child: '$3.00' },
];

export default function PoolPrices() {
  return (
    <Box role="group" aria-label="Prices of the pool" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={days} hideFooter />
    </Box>
  );
}
