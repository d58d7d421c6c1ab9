import AirIcon from '@mui/icons-material/Air';
import WavesIcon from '@mui/icons-material/Waves';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'beach', headerName: 'Beach', flex: 1, minWidth: 100 },
  {
    field: 'wind',
    headerName: 'Wind',
    width: 110,
    renderHeader: ({ colDef }) => (
      <Stack direction="row" spacing={0.5} className={gridClasses.columnHeaderTitle}>
        <AirIcon fontSize="small" />
        <span>{colDef.headerName}</span>
      </Stack>
    ),
  },
  {
    field: 'waves',
    headerName: 'Waves',
    width: 110,
    renderHeader: ({ colDef }) => (
      <Stack direction="row" spacing={0.5} className={gridClasses.columnHeaderTitle}>
        <WavesIcon fontSize="small" />
        <span>{colDef.headerName}</span>
      </Stack>
    ),
  },
];

const beaches = [
  { id: 1, beach: 'West Bay', wind: 'Light', waves: 'Low' },
  { id: 2, beach: 'The Point', wind: 'Strong', waves: 'High' },
];

export default function WeatherHeaders() {
  return (
    <Box role="group" aria-label="Beaches" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={beaches} hideFooter />
    </Box>
  );
}
