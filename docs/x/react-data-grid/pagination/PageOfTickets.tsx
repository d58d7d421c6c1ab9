import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'sold', headerName: 'Sold at', flex: 1, minWidth: 100 },
];

const PAGE_SIZE = 4;
const tickets = Array.from({ length: 19 }, (_, index) => ({
  id: 501 + index,
  sold: `${9 + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
}));

export default function PageOfTickets() {
  const [model, setModel] = React.useState({ page: 0, pageSize: PAGE_SIZE });
  const lastPage = Math.ceil(tickets.length / model.pageSize) - 1;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setModel({ ...model, page: lastPage })}>
        Show the latest tickets
      </Button>
      <Box role="group" aria-label="Tickets" sx={{ width: '100%', height: 320 }}>
        <DataGrid
          columns={columns}
          rows={tickets}
          pageSizeOptions={[PAGE_SIZE]}
          paginationModel={model}
          onPaginationModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
