import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'evening', headerName: 'Evening', flex: 1, minWidth: 100 },
  { field: 'stalls', headerName: 'Stalls', type: 'number', width: 90 },
  { field: 'balcony', headerName: 'Balcony', type: 'number', width: 100 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Date', children: [{ field: 'evening' }] },
  {
    groupId: 'seats',
    headerName: 'Seats sold',
    headerAlign: 'center',
    headerClassName: 'seats',
    renderHeaderGroup: ({ headerName }) => (
      <Stack direction="row" spacing={0.5} className={gridClasses.columnHeaderTitle}>
        <MusicNoteIcon fontSize="small" />
        <span>{headerName}</span>
      </Stack>
    ),
    children: [{ field: 'stalls' }, { field: 'balcony' }],
  },
];

const evenings = [
  { id: 1, evening: 'Friday', stalls: 310, balcony: 96 },
  { id: 2, evening: 'Saturday', stalls: 342, balcony: 120 },
];

export default function ConcertGroups() {
  return (
    <Box role="group" aria-label="Concerts" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={evenings}
        columnGroupingModel={groups}
        sx={{ '& .seats': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
