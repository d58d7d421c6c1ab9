import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stand', headerName: 'Stand', flex: 1, minWidth: 90 },
  { field: 'card', headerName: 'By card', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90, headerClassName: 'total' },
];

const stands = [
  { id: 1, stand: 'Waffles', card: 388, total: 600 },
  { id: 2, stand: 'Lemonade', card: 140, total: 235 },
];

export default function TotalHeader() {
  return (
    <Box role="group" aria-label="Takings" sx={{ width: '100%', height: 180 }}>
      <DataGrid
        columns={columns}
        rows={stands}
        sx={{ '& .total': { bgcolor: 'primary.main', color: 'primary.contrastText' } }}
        hideFooter
      />
    </Box>
  );
}
