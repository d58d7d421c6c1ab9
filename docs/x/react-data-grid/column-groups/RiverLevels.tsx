import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gauge', headerName: 'Gauge', width: 110 },
  { field: 'nightLow', headerName: 'Low', type: 'number', width: 70 },
  { field: 'nightHigh', headerName: 'High', type: 'number', width: 70 },
  { field: 'dayLow', headerName: 'Low', type: 'number', width: 70 },
  { field: 'dayHigh', headerName: 'High', type: 'number', width: 70 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Place',
    children: [{ groupId: 'elm', headerName: 'River Elm', children: [{ field: 'gauge' }] }],
  },
  {
    groupId: 'level',
    headerName: 'Water level (cm)',
    description: 'Above the mean level of the sea',
    children: [
      {
        groupId: 'night',
        headerName: 'Night',
        children: [{ field: 'nightLow' }, { field: 'nightHigh' }],
      },
      { groupId: 'day', headerName: 'Day', children: [{ field: 'dayLow' }, { field: 'dayHigh' }] },
    ],
  },
];

const gauges = [
  { id: 1, gauge: 'Old Bridge', nightLow: 212, nightHigh: 240, dayLow: 236, dayHigh: 251 },
  { id: 2, gauge: 'Mill Weir', nightLow: 88, nightHigh: 94, dayLow: 91, dayHigh: 99 },
];

export default function RiverLevels() {
  return (
    <Box role="group" aria-label="Water levels" sx={{ width: '100%', height: 290 }}>
      <DataGrid columns={columns} rows={gauges} columnGroupingModel={groups} hideFooter />
    </Box>
  );
}
