import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColSpanFn } from '@mui/x-data-grid';

interface Room {
  id: string;
  events: Record<string, { title: string; hours: number }>;
}

const hours: GridColSpanFn<Room> = (_value, row, { field }) => row.events[field]?.hours;

const hour = (field: string): GridColDef<Room> => ({
  field,
  headerName: field,
  width: 75,
  align: 'center',
  headerAlign: 'center',
  sortable: false,
  hideable: false,
  valueGetter: (_value, row) => row.events[field]?.title ?? '',
  colSpan: hours,
});

const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', width: 80, sortable: false, hideable: false },
  ...['17:00', '18:00', '19:00', '20:00'].map(hour),
];

const rooms: Room[] = [
  { id: 'Hall', events: { '17:00': { title: 'Judo', hours: 2 } } },
  {
    id: 'Studio',
    events: { '17:00': { title: 'Choir', hours: 1 }, '18:00': { title: 'Theater', hours: 3 } },
  },
];

export default function HallTimetable() {
  return (
    <Box role="group" aria-label="Timetable" sx={{ width: '100%', height: 190 }}>
      <DataGrid
        columns={columns}
        rows={rooms}
        showCellVerticalBorder
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
