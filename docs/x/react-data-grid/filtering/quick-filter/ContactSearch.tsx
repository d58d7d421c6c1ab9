import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const contacts = [
  { id: 1, name: 'Amira Costa', city: 'Porto' },
  { id: 2, name: 'Jonas Berg', city: 'Turku' },
  { id: 3, name: 'Wen Porter', city: 'Lyon' },
];

export default function ContactSearch() {
  return (
    <Box role="group" aria-label="Contacts" sx={{ width: '100%', height: 300 }}>
      <DataGrid
        columns={columns}
        rows={contacts}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true, printOptions: { hideFooter: true } } }}
        hideFooter
      />
    </Box>
  );
}
