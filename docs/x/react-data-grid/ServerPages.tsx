import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowsProp,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Reading', flex: 1, sortable: false },
  { field: 'celsius', headerName: 'Cold store (°C)', type: 'number', width: 160, sortable: false },
];

// Stands in for a request to a server with 2,000 readings.
async function loadReadings({ page, pageSize }: GridPaginationModel) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return Array.from({ length: pageSize }, (_, index) => {
    const id = page * pageSize + index + 1;
    return { id, celsius: 4 + (id % 10) / 10 };
  });
}

export default function ServerPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<GridRowsProp>([]);
  const [status, setStatus] = React.useState<'loading' | 'ready' | 'failed'>('loading');

  React.useEffect(() => {
    let isCurrent = true;
    // A page that is no longer wanted must not overwrite the next one.
    const show = (next: 'ready' | 'failed', readings: GridRowsProp) => {
      if (!isCurrent) return;
      setRows(readings);
      setStatus(next);
    };
    setStatus('loading');
    loadReadings(paginationModel).then(
      (readings) => show('ready', readings),
      () => show('failed', []),
    );
    return () => {
      isCurrent = false;
    };
  }, [paginationModel]);

  return (
    <Box role="group" aria-label="Readings" sx={{ width: '100%', height: 400 }}>
      {status === 'failed' ? <Alert severity="error">The readings did not load.</Alert> : null}
      <DataGrid
        columns={columns}
        rows={rows}
        rowCount={2000}
        loading={status === 'loading'}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        disableColumnMenu
        paginationMode="server"
        pageSizeOptions={[5, 10, 25]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </Box>
  );
}
