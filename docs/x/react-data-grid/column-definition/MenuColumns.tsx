import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', width: 180 },
  { field: 'allergens', headerName: 'Allergens', description: 'Ask us about traces', width: 140 },
  { field: 'price', headerName: 'Price ($)', type: 'number' },
];

const dishes = [
  { id: 1, dish: 'Pea soup', allergens: 'Celery', price: 7 },
  { id: 2, dish: 'Plaice with potatoes', allergens: 'Fish, milk', price: 18.5 },
  { id: 3, dish: 'Plum cake', allergens: 'Egg, gluten', price: 5.2 },
];

export default function MenuColumns() {
  return (
    <Box role="group" aria-label="Menu" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={dishes} hideFooter />
    </Box>
  );
}
