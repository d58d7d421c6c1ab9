import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 150 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Year', width: 80 },
];

const books = [
  { id: 1, title: 'The Dawn Watch', author: 'Ole Brandt', year: 1998 },
  { id: 2, title: 'Salt Roads', author: 'Ines Archer', year: 2011 },
  { id: 3, title: 'A Field of Snow', author: 'Mia Lind', year: 2020 },
];

export default function FluidBooks() {
  return (
    <Box role="group" aria-label="Books" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={books} hideFooter />
    </Box>
  );
}
