import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Boat {
  id: number;
  boat: string;
  berth: string;
  owner: string;
}

const columns: GridColDef<Boat>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'berth', headerName: 'Berth', width: 100 },
];

const boats: Boat[] = [
  { id: 1, boat: 'Teal', berth: 'A 4', owner: 'Amira' },
  { id: 2, boat: 'Wigeon', berth: 'B 1', owner: 'Henrik' },
];

export default function BerthList() {
  return (
    <Box role="group" aria-label="Boats" sx={{ width: '100%', height: 164 }}>
      <DataGrid columns={columns} rows={boats} hideFooter />
    </Box>
  );
}
