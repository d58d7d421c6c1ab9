import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'cabin', headerName: 'Cabin', width: 100 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
];

const cabins = [
  { id: 1, cabin: 'Suite 1', guest: 'Amira', isSuite: true },
  { id: 2, cabin: '204', guest: 'Jonas', isSuite: false },
  { id: 3, cabin: '205', guest: 'Wen', isSuite: false },
];

export default function FirstClass() {
  return (
    <Box role="group" aria-label="Cabins" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={cabins}
        getRowHeight={({ model, densityFactor }) => (model.isSuite ? 100 * densityFactor : null)}
        hideFooter
      />
    </Box>
  );
}
