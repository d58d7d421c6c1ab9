import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FixedHandover() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker label="Ordered" readOnly defaultValue={dayjs('2025-06-10T11:20')} />
        <DateTimePicker label="Delivered" disabled />
        <Typography variant="body2">The courier fills this in.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
