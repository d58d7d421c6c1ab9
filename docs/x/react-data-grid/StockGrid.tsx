import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

interface Article {
  sku: string;
  name: string;
  shelf: string;
  stock: number;
  price: number;
}

const columns: GridColDef<Article>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

const articles: Article[] = [
  { sku: 'LMP-20', name: 'Desk lamp', shelf: 'B2', stock: 14, price: 39 },
  { sku: 'LMP-31', name: 'Floor lamp', shelf: 'B3', stock: 3, price: 89 },
  { sku: 'CHR-04', name: 'Oak chair', shelf: 'D1', stock: 22, price: 120 },
  { sku: 'CHR-11', name: 'Folding chair', shelf: 'D2', stock: 0, price: 35 },
  { sku: 'TBL-02', name: 'Side table', shelf: 'E1', stock: 6, price: 75 },
  { sku: 'SHF-09', name: 'Wall shelf', shelf: 'A4', stock: 17, price: 42 },
];

export default function StockGrid() {
  return (
    <Box role="group" aria-label="Stock" sx={{ width: '100%', height: 480 }}>
      <DataGrid
        columns={columns}
        rows={articles}
        getRowId={(article) => article.sku}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] },
          columns: { columnVisibilityModel: { price: false } },
        }}
      />
    </Box>
  );
}
