import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const localeText: Partial<GridLocaleText> = {
  toolbarFilters: 'Narrow down',
  toolbarQuickFilterPlaceholder: 'Name or table',
  footerRowSelected: (count) => `${count} ${count === 1 ? 'guest' : 'guests'} checked in`,
};

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'table', headerName: 'Table', type: 'number', width: 80 },
];

const guests = [
  { id: 1, guest: 'Ines', table: 4 },
  { id: 2, guest: 'Omar', table: 2 },
];

export default function GuestTexts() {
  return (
    <Box role="group" aria-label="Guests" sx={{ width: '100%', height: 340 }}>
      <DataGrid
        columns={columns}
        rows={guests}
        checkboxSelection
        localeText={localeText}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
