import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container' },
  { field: 'content', headerName: 'Content' },
  { field: 'port', headerName: 'Port' },
];

const cargo = [
  { id: 1, container: 'CARGO 281 774', content: 'Spare parts for elevators', port: 'Gdańsk' },
  { id: 2, container: 'CARGO 281 790', content: 'Coffee', port: 'Porto' },
];

export default function FittedCargo() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => void apiRef.current.autosizeColumns()}>
        Fit the columns
      </Button>
      <Box role="group" aria-label="Cargo" sx={{ width: '100%', height: 180 }}>
        <DataGrid apiRef={apiRef} columns={columns} rows={cargo} hideFooter />
      </Box>
    </Stack>
  );
}
