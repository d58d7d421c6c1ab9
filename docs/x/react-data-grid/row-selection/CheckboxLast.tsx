import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'table', headerName: 'Table', type: 'number', width: 90 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 70 },
];

const guests = [
  { id: 1, guest: 'Amira', table: 4 },
  { id: 2, guest: 'Jonas', table: 4 },
  { id: 3, guest: 'Wen', table: 7 },
];

export default function CheckboxLast() {
  return (
    <Box role="group" aria-label="Guests" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={guests} checkboxSelection hideFooter />
    </Box>
  );
}
