import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Letter', width: 90 },
  { field: 'sender', headerName: 'Sender', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
];

const SENDERS = ['Adler', 'Berg', 'Costa', 'Dumas', 'Evans'];
const LETTERS = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  sender: SENDERS[index % SENDERS.length],
  year: 1850 + ((index * 37) % 60),
}));

async function fetchLetters({ page, pageSize }: GridPaginationModel) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return LETTERS.slice(page * pageSize, (page + 1) * pageSize);
}

const pages = new Map<string, ReturnType<typeof fetchLetters>>();

// Asks the server once for each page.
function readLetters(model: GridPaginationModel) {
  const key = JSON.stringify(model);
  const letters = pages.get(key) ?? fetchLetters(model);
  pages.set(key, letters);
  // A failure is not kept.
  letters.catch(() => pages.delete(key));
  return letters;
}

export default function CachedLetters() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [shown, setShown] = React.useState({ model: {}, rows: [] as typeof LETTERS });

  React.useEffect(() => {
    let isCurrent = true;
    readLetters(model).then((rows) => {
      if (isCurrent) setShown({ model, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box role="group" aria-label="Letters, with a cache" sx={{ width: '100%', height: 372 }}>
      <DataGrid
        columns={columns}
        rows={shown.rows}
        rowCount={LETTERS.length}
        loading={shown.model !== model}
        paginationMode="server"
        pageSizeOptions={[5]}
        paginationModel={model}
        onPaginationModelChange={setModel}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
