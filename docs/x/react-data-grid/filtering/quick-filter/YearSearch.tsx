import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  {
    field: 'built',
    headerName: 'Built',
    type: 'number',
    width: 100,
    valueFormatter: (year: number) => String(year),
    // “19” finds 1998 and 1987, not only the number 19.
    getApplyQuickFilterFn: (search: string) => (year: number) => String(year).startsWith(search),
  },
];

const boats = [
  { id: 1, boat: 'Gull', built: 1998 },
  { id: 2, boat: 'Heron', built: 2011 },
  { id: 3, boat: 'Tern', built: 1987 },
];

export default function YearSearch() {
  const [search, setSearch] = React.useState('19');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        size="small"
        type="search"
        label="Boat or year"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Box role="group" aria-label="Boats" sx={{ height: 230 }}>
        <DataGrid
          columns={columns}
          rows={boats}
          filterModel={{ items: [], quickFilterValues: search.split(' ').filter(Boolean) }}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Stack>
  );
}
