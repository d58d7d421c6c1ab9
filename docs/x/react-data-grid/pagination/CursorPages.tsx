import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';

interface Reading {
  id: number;
  liters: number;
}

const PAGE_SIZE = 4;
const LAST = 18;

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Reading', flex: 1, sortable: false },
  { field: 'liters', headerName: 'Tank (l)', type: 'number', width: 120, sortable: false },
];

// Stands in for a server that returns what follows a cursor.
async function loadAfter(cursor: number) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const count = Math.min(PAGE_SIZE, LAST - cursor);
  const rows = Array.from({ length: count }, (_, index) => {
    const id = cursor + index + 1;
    return { id, liters: 900 - id * 12 };
  });
  return { rows, next: cursor + count < LAST ? cursor + count : undefined };
}

export default function CursorPages() {
  // The cursor with which each page starts.
  const cursors = React.useRef([0]);
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: PAGE_SIZE });
  const [rows, setRows] = React.useState<Reading[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [hasNextPage, setHasNextPage] = React.useState(true);
  const [status, setStatus] = React.useState<'loading' | 'ready' | 'failed'>('loading');

  React.useEffect(() => {
    let isCurrent = true;
    setStatus('loading');
    loadAfter(cursors.current[model.page] ?? 0).then(
      (result) => {
        if (!isCurrent) return;
        if (result.next !== undefined) cursors.current[model.page + 1] = result.next;
        setRows(result.rows);
        setHasNextPage(result.next !== undefined);
        setStatus('ready');
      },
      () => {
        if (isCurrent) setStatus('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box role="group" aria-label="Readings" sx={{ width: '100%', height: 350 }}>
      {status === 'failed' ? <Alert severity="error">The readings did not load.</Alert> : null}
      <DataGrid
        columns={columns}
        rows={rows}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={{ hasNextPage }}
        loading={status === 'loading'}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        disableColumnMenu
        paginationMode="server"
        pageSizeOptions={[PAGE_SIZE]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}
