import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 130 },
];

const articles = [
  { id: 1, article: 'Desk lamp', stock: 14 },
  { id: 2, article: 'Floor lamp', stock: 3 },
  { id: 3, article: 'Oak chair', stock: 22 },
  { id: 4, article: 'Side table', stock: 6 },
];

const lowStock = { items: [{ field: 'stock', operator: '<', value: 10 }] };

export default function LowStock() {
  return (
    <Box role="group" aria-label="Articles" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={articles}
        initialState={{ filter: { filterModel: lowStock } }}
        hideFooter
      />
    </Box>
  );
}
