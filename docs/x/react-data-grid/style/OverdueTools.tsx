import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'state', headerName: 'State', width: 130 },
];

const tools = [
  { id: 1, tool: 'Cordless drill', state: 'On loan' },
  { id: 2, tool: 'Tile cutter', state: 'Overdue' },
  { id: 3, tool: 'Ladder', state: 'Available' },
];

export default function OverdueTools() {
  return (
    <Box role="group" aria-label="Tools" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={tools}
        getRowClassName={({ row }) => (row.state === 'Overdue' ? 'overdue' : '')}
        sx={{ '& .overdue': { color: 'error.main', fontWeight: 700 } }}
        hideFooter
      />
    </Box>
  );
}
