import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

const tonnes: GridColTypeDef<number, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (value: number) => `${value.toFixed(1)} t`,
};

const columns: GridColDef[] = [
  { field: 'truck', headerName: 'Truck', flex: 1, minWidth: 90 },
  { ...tonnes, field: 'empty', headerName: 'Empty' },
  { ...tonnes, field: 'loaded', headerName: 'Loaded' },
];

const trucks = [
  { id: 1, truck: 'North 1', empty: 7.2, loaded: 11.8 },
  { id: 2, truck: 'North 2', empty: 7, loaded: 7.9 },
];

export default function TonnesType() {
  return (
    <Box role="group" aria-label="Weights" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={trucks} hideFooter />
    </Box>
  );
}
