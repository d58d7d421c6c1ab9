import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

// What this server understands.
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'startsWith');

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Letter', width: 90, filterable: false },
  { field: 'sender', headerName: 'Sender', flex: 1, minWidth: 110, filterOperators },
  { field: 'year', headerName: 'Year', width: 90, filterable: false },
];

const SENDERS = ['Adler', 'Berg', 'Costa', 'Dumas', 'Evans'];
const LETTERS = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  sender: SENDERS[index % SENDERS.length],
  year: 1850 + ((index * 37) % 60),
}));

// Stands in for a request such as /letters?sender=co.
async function fetchLetters({ items: [filter] }: GridFilterModel) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const start = String(filter?.value ?? '').toLowerCase();
  return LETTERS.filter(({ sender = '' }) => sender.toLowerCase().startsWith(start)).slice(0, 5);
}

export default function FilteredLetters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'sender', operator: 'startsWith', value: 'co' }],
  });
  const [shown, setShown] = React.useState({ filterModel: {}, rows: [] as typeof LETTERS });

  React.useEffect(() => {
    let isCurrent = true;
    fetchLetters(filterModel).then((rows) => {
      if (isCurrent) setShown({ filterModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [filterModel]);

  return (
    <Box role="group" aria-label="Letters of a sender" sx={{ width: '100%', height: 318 }}>
      <DataGrid
        columns={columns}
        rows={shown.rows}
        loading={shown.filterModel !== filterModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        filterDebounceMs={400}
        hideFooter
      />
    </Box>
  );
}
