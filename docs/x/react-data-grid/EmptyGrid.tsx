import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

function NoParcels() {
  return (
    <Stack
      spacing={1}
      sx={{
        height: '100%',
        px: 2,
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
      }}
    >
      <InboxIcon />
      <div>No parcels today. The next truck comes at 4 PM.</div>
    </Stack>
  );
}

export default function EmptyGrid() {
  return (
    <Box role="group" aria-label="Parcels of today" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={[]} hideFooter slots={{ noRowsOverlay: NoParcels }} />
    </Box>
  );
}
