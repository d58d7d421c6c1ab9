import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'house', headerName: 'House', flex: 1, minWidth: 80 },
  { field: 'heat', headerName: 'Heating costs per square meter', type: 'number', width: 120 },
  { field: 'water', headerName: 'Water used since January', type: 'number', width: 105 },
];

const houses = [
  { id: 1, house: 'Quay 4', heat: 14.2, water: 61 },
  { id: 2, house: 'Quay 6', heat: 9.8, water: 48 },
];

export default function WrappedHeaders() {
  return (
    <Box role="group" aria-label="Costs of the houses" sx={{ width: '100%', height: 210 }}>
      <DataGrid
        columns={columns}
        rows={houses}
        columnHeaderHeight={80}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal' },
          [`& .${gridClasses['columnHeader--alignRight']}`]: { textAlign: 'end' },
        }}
        hideFooter
      />
    </Box>
  );
}
