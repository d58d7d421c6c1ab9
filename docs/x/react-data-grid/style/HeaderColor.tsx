import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

const trails = [
  { id: 1, trail: 'Around the lake', length: 11.5 },
  { id: 2, trail: 'Ridge walk', length: 18 },
];

const green = (theme: Theme) => ({
  '--DataGrid-containerBackground': '#dcebdc',
  '--DataGrid-rowBorderColor': '#a9c9a9',
  ...theme.applyStyles('dark', {
    '--DataGrid-containerBackground': '#1d331f',
    '--DataGrid-rowBorderColor': '#3c5a3f',
  }),
});

export default function HeaderColor() {
  return (
    <Box role="group" aria-label="Trails" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={trails} sx={green} hideFooter />
    </Box>
  );
}
