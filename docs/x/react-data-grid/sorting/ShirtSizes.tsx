import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const sizes = ['S', 'M', 'L', 'XL'];

const columns: GridColDef[] = [
  {
    field: 'size',
    headerName: 'Size',
    flex: 1,
    minWidth: 90,
    sortComparator: (a: string, b: string) => sizes.indexOf(a) - sizes.indexOf(b),
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

const shirts = [
  { id: 1, size: 'L', stock: 8 },
  { id: 2, size: 'S', stock: 3 },
  { id: 3, size: 'XL', stock: 5 },
  { id: 4, size: 'M', stock: 12 },
];

export default function ShirtSizes() {
  return (
    <Box role="group" aria-label="Shirts" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={shirts}
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
