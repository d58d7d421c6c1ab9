import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  { field: 'truck', headerName: 'Truck', flex: 1, minWidth: 110 },
];

const bays = [
  { id: 1, bay: 'A', truck: 'North 1' },
  { id: 2, bay: 'B', truck: 'free' },
];

export default function TallRows() {
  return (
    <Box role="group" aria-label="Bays" sx={{ width: '100%', height: 220 }}>
      <DataGrid rowHeight={72} columns={columns} rows={bays} hideFooter />
    </Box>
  );
}
