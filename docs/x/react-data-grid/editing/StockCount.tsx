import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 110, editable: true },
];

const articles = [
  { id: 1, article: 'Desk lamp', counted: 14 },
  { id: 2, article: 'Floor lamp', counted: 3 },
  { id: 3, article: 'Oak chair', counted: 22 },
];

export default function StockCount() {
  return (
    <Box role="group" aria-label="Stock count" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={articles} hideFooter />
    </Box>
  );
}
