import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 90 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

const trains = [
  { id: 1, line: 'S1', delay: 0 },
  { id: 2, line: 'S3', delay: 12 },
  { id: 3, line: 'R7', delay: 2 },
];

export default function TrainDelays() {
  return (
    <Box role="group" aria-label="Delays" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={trains}
        initialState={{ sorting: { sortModel: [{ field: 'delay', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
