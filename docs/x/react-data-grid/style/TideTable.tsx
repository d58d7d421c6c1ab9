import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tide', headerName: 'Tide', flex: 1, minWidth: 90 },
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
];

const tides = [
  { id: 1, tide: 'Low', time: '04:12', height: 0.6 },
  { id: 2, tide: 'High', time: '10:31', height: 3.8 },
];

export default function TideTable() {
  return (
    <Box role="group" aria-label="Tides" sx={{ width: '100%', height: 180 }}>
      <DataGrid
        columns={columns}
        rows={tides}
        sx={{ border: 'none', [`& .${gridClasses.cell}`]: { fontSize: 16 } }}
        hideFooter
      />
    </Box>
  );
}
