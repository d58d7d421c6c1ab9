import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 80 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'depot', headerName: 'Depot', width: 130, filterable: false },
];

const parcels = [
  { id: 1, parcel: 'P-881', city: 'Porto', depot: 'Harbor' },
  { id: 2, parcel: 'P-882', city: 'Lyon', depot: 'Station' },
  { id: 3, parcel: 'P-883', city: 'Turku', depot: 'Harbor' },
];

const ownDepot = { items: [{ field: 'depot', operator: 'equals', value: 'Harbor' }] };

export default function OwnParcels() {
  return (
    <Box role="group" aria-label="Parcels of the harbor" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={parcels} filterModel={ownDepot} hideFooter />
    </Box>
  );
}
