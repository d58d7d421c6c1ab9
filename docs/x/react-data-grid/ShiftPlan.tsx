import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  person: string;
  day: Date;
  start: number;
  end: number;
  station: 'bar' | 'kitchen' | 'floor';
  confirmed: boolean;
}

const march = (day: number) => new Date(2025, 2, day);

const initialShifts: Shift[] = [
  { id: 1, person: 'Amira', day: march(10), start: 7, end: 15, station: 'bar', confirmed: true },
  { id: 2, person: 'Jonas', day: march(10), start: 9, end: 17, station: 'floor', confirmed: false },
  { id: 3, person: 'Wen', day: march(11), start: 8, end: 14, station: 'kitchen', confirmed: true },
];

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

function nextWeek(shift: Shift, id: number): Shift {
  const day = new Date(shift.day);
  day.setDate(day.getDate() + 7);
  return { ...shift, id, day, confirmed: false };
}

export default function ShiftPlan() {
  const [shifts, setShifts] = React.useState(initialShifts);

  const columns = React.useMemo<GridColDef<Shift>[]>(
    () => [
      { field: 'person', headerName: 'Person', width: 110 },
      {
        field: 'day',
        headerName: 'Day',
        type: 'date',
        width: 130,
        valueFormatter: (value: Date) => dayFormat.format(value),
      },
      {
        field: 'hours',
        headerName: 'Hours',
        type: 'number',
        width: 80,
        valueGetter: (_value, shift) => shift.end - shift.start,
      },
      {
        field: 'station',
        headerName: 'Station',
        type: 'singleSelect',
        display: 'flex',
        width: 120,
        valueOptions: [
          { value: 'bar', label: 'Bar' },
          { value: 'kitchen', label: 'Kitchen' },
          { value: 'floor', label: 'Floor' },
        ],
        renderCell: ({ formattedValue }) => <Chip size="small" label={formattedValue} />,
      },
      { field: 'confirmed', headerName: 'Confirmed', type: 'boolean', width: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="copy"
            icon={<ContentCopyIcon />}
            label={`Repeat shift of ${row.person} next week`}
            onClick={() => setShifts((all) => [...all, nextWeek(row, Date.now())])}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete shift of ${row.person}`}
            onClick={() => setShifts((all) => all.filter((shift) => shift.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box role="group" aria-label="Shift plan" sx={{ width: '100%', height: 380 }}>
      <DataGrid columns={columns} rows={shifts} />
    </Box>
  );
}
