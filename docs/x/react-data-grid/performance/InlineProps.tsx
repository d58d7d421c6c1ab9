import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

/** Shows how often it was rendered. */
function RenderCount() {
  const element = React.useRef<HTMLSpanElement>(null);
  const count = React.useRef(0);
  React.useEffect(() => {
    count.current += 1;
    if (element.current) element.current.textContent = String(count.current);
  });
  return <span ref={element} />;
}

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', flex: 1, minWidth: 100 },
  { field: 'renders', headerName: 'Renders', width: 110, renderCell: () => <RenderCount /> },
];

const orders = [
  { id: 1, order: 'Lamp' },
  { id: 2, order: 'Chair' },
];

export default function InlineProps() {
  const [clicks, setClicks] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setClicks(clicks + 1)}>
        Clicks: {clicks}
      </Button>
      <Box role="group" aria-label="Orders with a new sx" sx={{ width: '100%', height: 180 }}>
        <DataGrid columns={columns} rows={orders} sx={{ border: 'none' }} hideFooter />
      </Box>
    </Stack>
  );
}
