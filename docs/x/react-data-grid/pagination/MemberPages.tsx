import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Card', width: 90 },
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 120 },
];

const branches = ['Harbor', 'Old Town', 'Station'];

const members = Array.from({ length: 48 }, (_, index) => ({
  id: 7001 + index,
  branch: branches[index % 3],
}));

export default function MemberPages() {
  return (
    <Box role="group" aria-label="Library cards" sx={{ width: '100%', height: 372 }}>
      <DataGrid
        columns={columns}
        rows={members}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
      />
    </Box>
  );
}
