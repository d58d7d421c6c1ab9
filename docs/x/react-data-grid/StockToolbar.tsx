import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const articles = [
  { id: 1, name: 'Desk lamp', stock: 14 },
  { id: 2, name: 'Floor lamp', stock: 3 },
  { id: 3, name: 'Oak chair', stock: 22 },
];

function SearchAndExport() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
      <Box sx={{ flexGrow: 1 }} />
      <GridToolbarExport csvOptions={{ fileName: 'stock' }} printOptions={{ hideFooter: true }} />
    </GridToolbarContainer>
  );
}

export default function StockToolbar() {
  return (
    <Box role="group" aria-label="Articles" sx={{ width: '100%', height: 290 }}>
      <DataGrid columns={columns} rows={articles} hideFooter slots={{ toolbar: SearchAndExport }} />
    </Box>
  );
}
