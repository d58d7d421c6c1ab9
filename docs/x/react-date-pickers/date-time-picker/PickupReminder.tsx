import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function PickupReminder() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(dayjs('2025-06-12T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Pick-up" value={pickup} onChange={setPickup} />
        <Typography role="status">
          {pickup?.isValid()
            ? `We remind you on ${pickup.subtract(1, 'day').format('dddd [at] h:mm A')}.`
            : 'Choose a date and a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
