import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const cities = ['Porto', 'Lyon', 'Turku'];

const parcels = Array.from({ length: 24 }, (_, index) => ({
  id: 881 + index,
  city: cities[index % cities.length],
}));

function Numbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      count={pageCount}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function PageNumbers() {
  return (
    <Box role="group" aria-label="Parcels" sx={{ width: '100%', height: 320 }}>
      <DataGrid
        columns={columns}
        rows={parcels}
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        slots={{ pagination: Numbers }}
      />
    </Box>
  );
}
