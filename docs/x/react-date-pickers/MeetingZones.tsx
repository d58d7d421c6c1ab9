import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function MeetingZones() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2025-03-12T16:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="In Lisbon"
          timezone="Europe/Lisbon"
          value={start}
          onChange={setStart}
        />
        <DateTimePicker
          label="In New York"
          timezone="America/New_York"
          value={start}
          onChange={setStart}
        />
      </Stack>
    </LocalizationProvider>
  );
}
