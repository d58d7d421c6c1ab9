import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tour', headerName: 'Tour', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110 },
];

const tours = [
  { id: 1, tour: 'Old harbor', hours: 2, price: 25 },
  { id: 2, tour: 'Lighthouse', hours: 5, price: 60 },
  { id: 3, tour: 'Salt works', hours: 3, price: 18 },
];

export default function TourOrder() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'tour', sort: 'asc' }]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setSortModel([{ field: 'price', sort: 'asc' }])}>
          Cheapest first
        </Button>
        <Button variant="outlined" onClick={() => setSortModel([{ field: 'hours', sort: 'asc' }])}>
          Shortest first
        </Button>
      </Stack>
      <Box role="group" aria-label="Tours" sx={{ height: 230 }}>
        <DataGrid
          columns={columns}
          rows={tours}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
