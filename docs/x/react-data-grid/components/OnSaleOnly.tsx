import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridToolbarContainer,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onSaleOnly?: boolean;
    onSaleOnlyChange?: (checked: boolean) => void;
  }
}

const columns: GridColDef[] = [
  { field: 'show', headerName: 'Show', flex: 1, minWidth: 120 },
  { field: 'left', headerName: 'Tickets left', type: 'number', width: 120 },
];

const shows = [
  { id: 1, show: 'Sea stories', left: 12 },
  { id: 2, show: 'Jazz at noon', left: 0 },
  { id: 3, show: 'Night organ', left: 31 },
];

function SaleToolbar({ onSaleOnly, onSaleOnlyChange }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer sx={{ px: 1.5 }}>
      <FormControlLabel
        label="On sale only"
        control={
          <Switch
            checked={onSaleOnly}
            onChange={(_event, checked) => onSaleOnlyChange?.(checked)}
          />
        }
      />
    </GridToolbarContainer>
  );
}

export default function OnSaleOnly() {
  const [onSaleOnly, setOnSaleOnly] = React.useState(true);

  return (
    <Box role="group" aria-label="Shows" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={shows.filter(({ left }) => left > 0 || !onSaleOnly)}
        slots={{ toolbar: SaleToolbar }}
        slotProps={{ toolbar: { onSaleOnly, onSaleOnlyChange: setOnSaleOnly } }}
        hideFooter
      />
    </Box>
  );
}
