import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
  { field: 'since', headerName: 'Since', width: 90 },
];

const readers = [
  { id: 1, reader: 'Ines', since: '2019' },
  { id: 2, reader: 'Omar', since: '2022' },
  { id: 3, reader: 'Lena', since: '2024' },
];

export default function DensityChoice() {
  const [density, setDensity] = React.useState<GridDensity>('comfortable');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row height"
        value={density}
        onChange={(_event, next: GridDensity | null) => setDensity(next ?? density)}
      >
        <ToggleButton value="compact">Low</ToggleButton>
        <ToggleButton value="standard">Medium</ToggleButton>
        <ToggleButton value="comfortable">High</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Readers" sx={{ height: 290 }}>
        <DataGrid columns={columns} rows={readers} density={density} hideFooter />
      </Box>
    </Stack>
  );
}
