import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 110 },
  { field: 'baked', headerName: 'Baked', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Product', children: [{ field: 'bread' }] },
  { groupId: 'Today', children: [{ field: 'baked' }, { field: 'sold' }] },
];

const breads = [
  { id: 1, bread: 'Rye', baked: 60, sold: 52 },
  { id: 2, bread: 'Baguette', baked: 120, sold: 118 },
];

export default function BakeryGroups() {
  return (
    <Box role="group" aria-label="Breads" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={breads} columnGroupingModel={groups} hideFooter />
    </Box>
  );
}
