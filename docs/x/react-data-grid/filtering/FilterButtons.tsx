import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
];

const departures = [
  { id: 1, line: 'S1', destination: 'Airport' },
  { id: 2, line: 'S3', destination: 'Old Town' },
  { id: 3, line: 'R7', destination: 'Airport' },
];

export default function FilterButtons() {
  const apiRef = useGridApiRef();

  const showAirport = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'destination', operator: 'equals', value: 'Airport' }],
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={showAirport}>
          To the airport
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Show all
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current.showFilterPanel('line')}>
          Filter by line
        </Button>
      </Stack>
      <Box role="group" aria-label="Departures" sx={{ height: 230 }}>
        <DataGrid apiRef={apiRef} columns={columns} rows={departures} hideFooter />
      </Box>
    </Stack>
  );
}
