import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Letter', width: 90 },
  { field: 'sender', headerName: 'Sender', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
];

let attempts = 0;

// Stands in for a server that fails every other time.
async function fetchLetters() {
  await new Promise((resolve) => setTimeout(resolve, 600));
  attempts += 1;
  if (attempts % 2 === 1) throw new Error('503');
  return [
    { id: 1, sender: 'Adler', year: 1850 },
    { id: 2, sender: 'Berg', year: 1887 },
  ];
}

export default function FailedLetters() {
  const [rows, setRows] = React.useState<Awaited<ReturnType<typeof fetchLetters>>>([]);
  const [status, setStatus] = React.useState<'loading' | 'ready' | 'failed'>('loading');

  const load = React.useCallback(async () => {
    setStatus('loading');
    try {
      setRows(await fetchLetters());
      setStatus('ready');
    } catch {
      setStatus('failed');
    }
  }, []);
  React.useEffect(() => {
    load();
  }, [load]);

  const retry = (
    <Button color="inherit" size="small" onClick={load}>
      Load again
    </Button>
  );
  const messages = {
    loading: 'The letters are loading.',
    ready: `${rows.length} letters`,
    failed: 'The letters did not load.',
  };
  return (
    <Box role="group" aria-label="Letters" sx={{ width: '100%' }}>
      <Alert severity={status === 'failed' ? 'error' : 'info'} action={retry} sx={{ mb: 1 }}>
        {messages[status]}
      </Alert>
      <div style={{ height: 216 }}>
        <DataGrid
          columns={columns}
          rows={rows}
          loading={status === 'loading'}
          localeText={{ noRowsLabel: status === 'failed' ? 'Not loaded' : 'No letters' }}
          hideFooter
        />
      </div>
    </Box>
  );
}
