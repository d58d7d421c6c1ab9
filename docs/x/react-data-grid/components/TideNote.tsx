import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'harbor', headerName: 'Harbor', flex: 1, minWidth: 110 },
  { field: 'high', headerName: 'High water', width: 120 },
];

const tides = [
  { id: 1, harbor: 'Askøy', high: '4:10 AM' },
  { id: 2, harbor: 'Florø', high: '4:45 AM' },
];

function Note() {
  return <Box sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>Times are local.</Box>;
}

export default function TideNote() {
  return (
    <Box role="group" aria-label="Tides" sx={{ width: '100%', height: 220 }}>
      <DataGrid columns={columns} rows={tides} slots={{ footer: Note }} />
    </Box>
  );
}
