import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TableTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-06-12T19:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker label="Your table" value={time} onChange={setTime} />
        <Typography role="status">
          {time?.isValid()
            ? `The table is yours until ${time.add(2, 'hour').format('h:mm A')}.`
            : 'Choose a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
