import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = Array.from({ length: 15 }, (_, week) => ({
  field: `week${week + 1}`,
  headerName: `Week ${week + 1}`,
  type: 'number',
  width: 90,
}));

const lines = Array.from({ length: 40 }, (_, line) => ({
  id: line,
  ...Object.fromEntries(columns.map(({ field }, week) => [field, 40 + ((line * week) % 9)])),
}));

export default function CellCount() {
  const grid = React.useRef<HTMLDivElement>(null);
  const [disableVirtualization, setDisableVirtualization] = React.useState(false);
  const [count, setCount] = React.useState<number>();

  const countCells = () => setCount(grid.current?.querySelectorAll('[role="gridcell"]').length);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        label="Render all cells"
        control={
          <Switch
            checked={disableVirtualization}
            onChange={(_event, checked) => setDisableVirtualization(checked)}
          />
        }
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={countCells}>
          Count
        </Button>
        <Typography variant="body2" role="status">
          {count === undefined ? '' : `${count} of 600 cells`}
        </Typography>
      </Stack>
      <Box ref={grid} role="group" aria-label="Passengers by week" sx={{ height: 260 }}>
        <DataGrid
          columns={columns}
          rows={lines}
          disableVirtualization={disableVirtualization}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
