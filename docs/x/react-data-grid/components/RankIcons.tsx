import DownIcon from '@mui/icons-material/KeyboardDoubleArrowDown';
import UpIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 110 },
  { field: 'points', headerName: 'Points', type: 'number', width: 120 },
];

const teams = [
  { id: 1, team: 'Rowers', points: 18 },
  { id: 2, team: 'Sailors', points: 24 },
];

export default function RankIcons() {
  return (
    <Box role="group" aria-label="Teams" sx={{ width: '100%', height: 180 }}>
      <DataGrid
        columns={columns}
        rows={teams}
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
        slots={{ columnSortedAscendingIcon: UpIcon, columnSortedDescendingIcon: DownIcon }}
        hideFooter
      />
    </Box>
  );
}
