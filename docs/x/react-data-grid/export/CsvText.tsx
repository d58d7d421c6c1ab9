import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 100 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 100 },
  { field: 'shelf', headerName: 'Shelf', width: 80, disableExport: true },
];

const seeds = [
  { id: 1, seed: 'Carrot, early', packets: 1200, shelf: 'C2' },
  { id: 2, seed: 'Kale', packets: 85, shelf: 'A1' },
];

export default function CsvText() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = useState('');

  return (
    <Box role="group" aria-label="Seeds" sx={{ width: '100%' }}>
      <Box sx={{ height: 180 }}>
        <DataGrid apiRef={apiRef} columns={columns} rows={seeds} hideFooter />
      </Box>
      <Button sx={{ mt: 1 }} onClick={() => setCsv(apiRef.current.getDataAsCsv())}>
        Show the CSV file
      </Button>
      <Box component="pre" role="status" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {csv}
      </Box>
    </Box>
  );
}
