import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooter,
  GridFooterContainer,
  GridToolbar,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Hall {
  id: number;
  hall: string;
  seats: number;
}

const columns: GridColDef<Hall>[] = [
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const halls: Hall[] = [
  { id: 1, hall: 'Great hall', seats: 420 },
  { id: 2, hall: 'Studio', seats: 80 },
  { id: 3, hall: 'Cellar', seats: 60 },
];

function FooterWithTotal() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model['seats']), 0);

  return (
    <>
      <GridFooterContainer sx={{ px: 1.5 }}>
        <Box role="status">{total} seats</Box>
      </GridFooterContainer>
      <GridFooter />
    </>
  );
}

export default function SeatTotal() {
  return (
    <Box role="group" aria-label="Halls" sx={{ width: '100%', height: 400 }}>
      <DataGrid
        columns={columns}
        rows={halls}
        slots={{ toolbar: GridToolbar, footer: FooterWithTotal }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
