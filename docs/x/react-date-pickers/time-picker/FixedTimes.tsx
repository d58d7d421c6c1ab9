import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function FixedTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker label="Opening" readOnly defaultValue={dayjs('2025-06-12T08:00')} />
        <TimePicker label="Closing" disabled defaultValue={dayjs('2025-06-12T18:00')} />
        <Typography variant="body2">The shop is open today until the last order.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
