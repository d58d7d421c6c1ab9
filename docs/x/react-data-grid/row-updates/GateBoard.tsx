import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'track', headerName: 'Track', type: 'number', width: 90 },
];

const trains = [
  { id: 'r7', train: 'R7', destination: 'Lakeside', track: 3 },
  { id: 's1', train: 'S1', destination: 'Airport', track: 11 },
];

export default function GateBoard() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.updateRows([{ id: 'r7', track: 5 }])}
        >
          Move R7 to track 5
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.updateRows([{ id: 's1', _action: 'delete' }])}
        >
          S1 has left
        </Button>
      </Stack>
      <Box role="group" aria-label="Trains" sx={{ height: 180 }}>
        <DataGrid apiRef={apiRef} columns={columns} rows={trains} hideFooter />
      </Box>
    </Stack>
  );
}
