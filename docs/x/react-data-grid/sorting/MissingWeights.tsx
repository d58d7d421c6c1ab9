import Box from '@mui/material/Box';
import { DataGrid, gridNumberComparator, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: string;
  weight: number | null;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', flex: 1, minWidth: 90 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 140,
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      if (a === null) return b === null ? 0 : 1;
      if (b === null) return -1;
      const order = gridNumberComparator(a, b, cellA, cellB);
      return direction === 'desc' ? -order : order;
    },
  },
];

const parcels: Parcel[] = [
  { id: 'P-881', weight: 2.4 },
  { id: 'P-882', weight: null },
  { id: 'P-883', weight: 0.8 },
  { id: 'P-884', weight: 11 },
];

export default function MissingWeights() {
  return (
    <Box role="group" aria-label="Parcels" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={parcels}
        initialState={{ sorting: { sortModel: [{ field: 'weight', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
