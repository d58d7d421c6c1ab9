import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  shelf: string;
  author: { first: string; last: string };
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  {
    field: 'author',
    headerName: 'Author',
    width: 140,
    editable: true,
    valueGetter: (_value, { author }) => `${author.first} ${author.last}`,
    valueSetter: (value: string, row) => {
      const [first = '', ...others] = value.split(' ');
      return { ...row, author: { first, last: others.join(' ') } };
    },
  },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 90,
    editable: true,
    valueParser: (value?: string) => value?.toUpperCase(),
  },
];

const books: Book[] = [
  { id: 1, title: 'Salt Roads', shelf: 'B2', author: { first: 'Ines', last: 'Archer' } },
  { id: 2, title: 'The Dawn Watch', shelf: 'D1', author: { first: 'Ole', last: 'Brandt' } },
];

export default function AuthorNames() {
  return (
    <Box role="group" aria-label="Books" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={books} hideFooter />
    </Box>
  );
}
