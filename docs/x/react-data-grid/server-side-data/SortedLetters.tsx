import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

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

// Stands in for a request such as /letters?sort=year&order=desc.
async function fetchLetters([sorting]: GridSortModel) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const sign = sorting?.sort === 'desc' ? -1 : 1;
  const field = (sorting?.field ?? 'id') as keyof (typeof LETTERS)[number];
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...LETTERS]
    .sort((a, b) => sign * compare(String(a[field]), String(b[field])))
    .slice(0, 5);
}

export default function SortedLetters() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'year', sort: 'desc' },
  ]);
  const [shown, setShown] = React.useState({
    sortModel: [] as GridSortModel,
    rows: [] as typeof LETTERS,
  });

  React.useEffect(() => {
    let isCurrent = true;
    fetchLetters(sortModel).then((rows) => {
      if (isCurrent) setShown({ sortModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Box role="group" aria-label="First letters" sx={{ width: '100%', height: 318 }}>
      <DataGrid
        columns={columns}
        rows={shown.rows}
        loading={shown.sortModel !== sortModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
    </Box>
  );
}
