import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 68 },
  { field: 'total', headerName: 'Total', width: 68, type: 'number' },
];

const rows = [
  { id: 1, order: 'Lamp', total: 24 },
  { id: 2, order: 'Desk', total: 96 },
  { id: 3, order: 'Shelf', total: 58 },
];

export default function DataGridPicture() {
  return (
    <Box role="group" aria-label="Orders" sx={{ width: 138, height: 114 }}>
      <DataGrid
        columns={columns}
        rows={rows}
        columnHeaderHeight={30}
        rowHeight={27}
        disableColumnMenu
        hideFooter
        // A grid without size, as in a hidden card, is no mistake.
        logLevel={false}
        sx={{ fontSize: 12 }}
      />
    </Box>
  );
}
