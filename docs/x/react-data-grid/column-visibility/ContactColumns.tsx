import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', width: 110 },
];

const contacts = [
  { id: 1, name: 'Amira', city: 'Porto' },
  { id: 2, name: 'Jonas', city: 'Turku' },
];

export default function ContactColumns() {
  return (
    <Box role="group" aria-label="Contacts" sx={{ width: '100%', height: 180 }}>
      <DataGrid
        columns={columns}
        rows={contacts}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
        hideFooter
      />
    </Box>
  );
}
