import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Cost {
  id: string;
  item: string;
  nights?: number;
  price: number;
}

const isTotal = (row: Cost) => row.id === 'total';

const columns: GridColDef<Cost>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 120,
    hideable: false,
    colSpan: (_value, row) => (isTotal(row) ? 2 : 1),
  },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90, hideable: false },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

const costs: Cost[] = [
  { id: 'cabin', item: 'Lake cabin', nights: 3, price: 270 },
  { id: 'canoe', item: 'Canoe', price: 45 },
  { id: 'total', item: 'Total', price: 315 },
];

export default function TripTotal() {
  return (
    <Box role="group" aria-label="Costs of the trip" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={costs}
        getRowClassName={({ row }) => (isTotal(row) ? 'total' : '')}
        sx={{ '& .total': { fontWeight: 700 } }}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
