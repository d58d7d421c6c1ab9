import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OrderLine {
  id: number;
  article: { name: string };
  pieces: number;
  price: number;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<OrderLine>[] = [
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, line) => line.article.name,
  },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (_value, line) => line.pieces * line.price,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

const lines: OrderLine[] = [
  { id: 1, article: { name: 'Desk lamp' }, pieces: 12, price: 39 },
  { id: 2, article: { name: 'Oak chair' }, pieces: 4, price: 120 },
  { id: 3, article: { name: 'Wall shelf' }, pieces: 3, price: 42.5 },
];

export default function LineTotals() {
  return (
    <Box role="group" aria-label="Lines of the order" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={lines} hideFooter />
    </Box>
  );
}
