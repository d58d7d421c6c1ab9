import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const seasonStart = dayjs('2025-05-01');
const seasonEnd = dayjs('2025-09-30');

function countNights(arrival: Dayjs | null, departure: Dayjs | null): number | null {
  if (!arrival?.isValid() || !departure?.isValid()) {
    return null;
  }
  const nights = departure.diff(arrival, 'day');
  return nights > 0 ? nights : null;
}

export default function StayDates() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2025-06-12'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-06-15'));
  const nights = countNights(arrival, departure);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker
            label="Arrival"
            value={arrival}
            onChange={setArrival}
            minDate={seasonStart}
            maxDate={seasonEnd}
          />
          <DatePicker
            label="Departure"
            value={departure}
            onChange={setDeparture}
            minDate={arrival?.isValid() ? arrival.add(1, 'day') : seasonStart}
            maxDate={seasonEnd}
          />
        </Stack>
        <Typography role="status">
          {nights === null ? 'Choose both dates.' : `${nights} nights`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
