import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 100, hideable: false },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 90 },
];

const rooms = [
  { id: 1, room: 'Atrium', seats: 40, floor: 0 },
  { id: 2, room: 'Library', seats: 8, floor: 2 },
];

function ColumnsOnly() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function LockedColumns() {
  return (
    <Box role="group" aria-label="Rooms" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={rooms} slots={{ toolbar: ColumnsOnly }} hideFooter />
    </Box>
  );
}
