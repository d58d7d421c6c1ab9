import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tour', headerName: 'Tour', flex: 1, minWidth: 120 },
  {
    field: 'people',
    headerName: 'People (1 to 12)',
    type: 'number',
    width: 150,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value < 1 || props.value > 12,
    }),
  },
];

const tours = [
  { id: 1, tour: 'Old harbor', people: 9 },
  { id: 2, tour: 'Lighthouse', people: 4 },
];

export default function GroupSizes() {
  return (
    <Box role="group" aria-label="Tours" sx={{ width: '100%', height: 180 }}>
      <DataGrid
        columns={columns}
        rows={tours}
        hideFooter
        sx={{ '& .Mui-error': { outline: '2px solid', outlineColor: 'error.main' } }}
      />
    </Box>
  );
}
