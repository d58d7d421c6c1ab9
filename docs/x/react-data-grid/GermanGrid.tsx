import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'Stadt', flex: 1, minWidth: 120 },
  { field: 'vans', headerName: 'Wagen', type: 'number', width: 100 },
];

const depots = [
  { id: 1, city: 'Porto', vans: 22 },
  { id: 2, city: 'Lyon', vans: 21 },
];

export default function GermanGrid() {
  return (
    <Box role="group" aria-label="Depots" lang="de" sx={{ width: '100%', height: 300 }}>
      <DataGrid
        columns={columns}
        rows={depots}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
