import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 110 },
  { field: 'books', headerName: 'Books', type: 'number', width: 90 },
];

const authors = [
  { id: 1, author: 'Andersen', books: 4 },
  { id: 2, author: 'Bergman', books: 11 },
  { id: 3, author: 'Costa', books: 2 },
];

function SearchWithCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <GridToolbarContainer sx={{ px: 1.5, gap: 2 }}>
      <GridToolbarQuickFilter />
      <div role="status">Authors found: {count}</div>
    </GridToolbarContainer>
  );
}

export default function SpokenCount() {
  return (
    <Box role="group" aria-label="Authors" sx={{ width: '100%', height: 290 }}>
      <DataGrid columns={columns} rows={authors} slots={{ toolbar: SearchWithCount }} hideFooter />
    </Box>
  );
}
