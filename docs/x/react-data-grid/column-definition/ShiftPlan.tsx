import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  person: string;
  day: Date;
  hours: number;
  station: 'bar' | 'kitchen' | 'floor';
  confirmed: boolean;
}

const columns: GridColDef<Shift>[] = [
  { field: 'person', headerName: 'Person', width: 110 },
  { field: 'day', headerName: 'Day', type: 'date', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  {
    field: 'station',
    headerName: 'Station',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'bar', label: 'Bar' },
      { value: 'kitchen', label: 'Kitchen' },
      { value: 'floor', label: 'Floor' },
    ],
  },
  { field: 'confirmed', headerName: 'Confirmed', type: 'boolean', width: 110 },
];

const march = (day: number) => new Date(2025, 2, day);

const shifts: Shift[] = [
  { id: 1, person: 'Amira', day: march(10), hours: 8, station: 'bar', confirmed: true },
  { id: 2, person: 'Jonas', day: march(10), hours: 6, station: 'floor', confirmed: false },
  { id: 3, person: 'Wen', day: march(11), hours: 7.5, station: 'kitchen', confirmed: true },
];

export default function ShiftPlan() {
  return (
    <Box role="group" aria-label="Shift plan" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={shifts} hideFooter />
    </Box>
  );
}
