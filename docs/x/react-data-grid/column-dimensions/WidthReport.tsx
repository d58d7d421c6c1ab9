import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Ferry', width: 130, minWidth: 80, maxWidth: 240 },
  { field: 'route', headerName: 'Route', width: 150 },
  { field: 'id', headerName: 'No.', width: 70, resizable: false },
];

const ferries = [
  { id: 1, name: 'Gull', route: 'North Island' },
  { id: 2, name: 'Heron', route: 'South Island' },
];

export default function WidthReport() {
  const [width, setWidth] = React.useState('Drag a line between two headers.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Ferries" sx={{ height: 180 }}>
        <DataGrid
          columns={columns}
          rows={ferries}
          onColumnWidthChange={({ colDef, width: next }) =>
            setWidth(`${colDef.headerName}: ${Math.round(next)} pixels`)
          }
          hideFooter
        />
      </Box>
      <Typography variant="body2">{width}</Typography>
    </Stack>
  );
}
