import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

const temperature = { type: 'number', width: 85 } as const;

const columns: GridColDef[] = [
  { field: 'garden', headerName: 'Garden', flex: 1, minWidth: 90 },
  { field: 'night', headerName: 'Night °C', ...temperature },
  { field: 'noon', headerName: 'Noon °C', ...temperature },
];

const gardens = [
  { id: 1, garden: 'Valley', night: -4, noon: 3 },
  { id: 2, garden: 'Hillside', night: 1, noon: 6 },
  { id: 3, garden: 'Peak', night: -9, noon: -2 },
];

const frost = ({ value }: GridCellParams) =>
  typeof value === 'number' && value < 0 ? 'frost' : '';

export default function FrostCells() {
  return (
    <Box role="group" aria-label="Temperatures" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={gardens}
        getCellClassName={frost}
        sx={{
          '& .frost': { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700 },
        }}
        hideFooter
      />
    </Box>
  );
}
