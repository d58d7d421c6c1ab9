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

// Stands in for a request to a server.
async function fetchLetters({ page, pageSize }: GridPaginationModel) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return { rows: LETTERS.slice(page * pageSize, (page + 1) * pageSize), total: LETTERS.length };
}

export default function LetterPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [shown, setShown] = React.useState({ model: {}, rows: [] as typeof LETTERS, total: -1 });

  React.useEffect(() => {
    let isCurrent = true;
    fetchLetters(model).then((answer) => {
      if (isCurrent) setShown({ model, ...answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box role="group" aria-label="Letters" sx={{ width: '100%', height: 372 }}>
      <DataGrid
        columns={columns}
        rows={shown.rows}
        rowCount={shown.total}
        loading={shown.model !== model}
        paginationMode="server"
        pageSizeOptions={[5, 10]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}
