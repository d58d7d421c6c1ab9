import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 120 },
];

const items = [
  { id: 1, item: 'Tent', weight: 1800 },
  { id: 2, item: 'Stove', weight: 420 },
  { id: 3, item: 'Rain jacket', weight: 350 },
];

export default function PackingList() {
  return (
    <Box role="group" aria-label="Packing list" sx={{ width: '100%', height: 280 }}>
      <DataGrid columns={columns} rows={items} checkboxSelection />
    </Box>
  );
}
