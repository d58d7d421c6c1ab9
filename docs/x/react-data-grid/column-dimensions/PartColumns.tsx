import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'maker', headerName: 'Maker', width: 140 },
];

const parts = [
  { id: 21, name: 'Brake pad, front', maker: 'Harbor' },
  { id: 22, name: 'Chain, 9 speeds', maker: 'North' },
  { id: 23, name: 'Bell', maker: 'Clear' },
];

export default function PartColumns() {
  return (
    <Box role="group" aria-label="Parts" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={parts} hideFooter />
    </Box>
  );
}
