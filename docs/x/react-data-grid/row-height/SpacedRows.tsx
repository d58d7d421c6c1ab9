import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 110 },
  { field: 'table', headerName: 'Table', type: 'number', width: 90 },
];

const orders = [
  { id: 1, dish: 'Pea soup', table: 4 },
  { id: 2, dish: 'Plaice', table: 7 },
  { id: 3, dish: 'Plum cake', table: 4 },
];

export default function SpacedRows() {
  return (
    <Box role="group" aria-label="Orders" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={orders}
        getRowSpacing={({ isFirstVisible }) => ({ top: isFirstVisible ? 0 : 6, bottom: 6 })}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
