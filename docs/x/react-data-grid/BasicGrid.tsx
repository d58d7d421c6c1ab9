import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  items: number;
  total: number;
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
];

const orders: Order[] = [
  { id: 4101, customer: 'Harbor Bikes', items: 3, total: 412.5 },
  { id: 4102, customer: 'Café Linde', items: 12, total: 96.4 },
  { id: 4103, customer: 'Nordlicht Books', items: 1, total: 24 },
  { id: 4104, customer: 'Studio Amado', items: 7, total: 1280 },
];

export default function BasicGrid() {
  return (
    <Box role="group" aria-label="Open orders" sx={{ width: '100%', height: 340 }}>
      <DataGrid columns={columns} rows={orders} />
    </Box>
  );
}
