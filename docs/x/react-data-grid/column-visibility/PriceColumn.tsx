import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110 },
];

const articles = [
  { id: 1, article: 'Desk lamp', price: 39 },
  { id: 2, article: 'Oak chair', price: 120 },
];

export default function PriceColumn() {
  const [visible, setVisible] = React.useState<GridColumnVisibilityModel>({ price: false });

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        label="Prices"
        control={
          <Switch
            checked={visible['price'] !== false}
            onChange={(event) => setVisible({ ...visible, price: event.target.checked })}
          />
        }
      />
      <Box role="group" aria-label="Articles" sx={{ height: 180 }}>
        <DataGrid
          columns={columns}
          rows={articles}
          columnVisibilityModel={visible}
          onColumnVisibilityModelChange={setVisible}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
