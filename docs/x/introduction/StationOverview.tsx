import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Station {
  id: string;
  place: string;
  level: number;
  week: number[];
}

const columns: GridColDef<Station>[] = [
  { field: 'place', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  {
    field: 'week',
    headerName: 'Last 7 days',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <SparkLineChart
        data={row.week}
        width={130}
        height={40}
        title={`Level in ${row.place}, from ${row.week[0]} to ${row.level} cm`}
      />
    ),
  },
];

const stations: Station[] = [
  { id: 'upper', place: 'Upper bridge', level: 110, week: [92, 104, 138, 146, 127, 118, 110] },
  { id: 'mill', place: 'Old mill', level: 84, week: [70, 74, 90, 101, 96, 88, 84] },
  { id: 'port', place: 'Port', level: 212, week: [205, 206, 214, 220, 219, 215, 212] },
];

export default function StationOverview() {
  return (
    <Box role="group" aria-label="River stations" sx={{ width: '100%', height: 220 }}>
      <DataGrid columns={columns} rows={stations} hideFooter />
    </Box>
  );
}
