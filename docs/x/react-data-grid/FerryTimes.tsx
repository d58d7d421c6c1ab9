import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'island', headerName: 'Island', flex: 1, minWidth: 110 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'arrives', headerName: 'Arrives', width: 90 },
  { field: 'back', headerName: 'Last ferry', width: 110 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'place', headerName: 'Place', children: [{ field: 'island' }] },
  {
    groupId: 'outbound',
    headerName: 'Outbound',
    children: [{ field: 'leaves' }, { field: 'arrives' }],
  },
  { groupId: 'return', headerName: 'Return', children: [{ field: 'back' }] },
];

const ferries = [
  { id: 1, island: 'South Island', leaves: '08:15', arrives: '08:50', back: '19:40' },
  { id: 2, island: 'North Island', leaves: '09:00', arrives: '10:10', back: '17:30' },
];

export default function FerryTimes() {
  return (
    <Box role="group" aria-label="Ferries" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={ferries} columnGroupingModel={groups} hideFooter />
    </Box>
  );
}
