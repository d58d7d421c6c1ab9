import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FixedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Order date"
          readOnly
          defaultValue={dayjs('2025-03-03')}
          slotProps={{ textField: { helperText: 'Read-only: set by the shop' } }}
        />
        <DatePicker label="Shipping date" disabled />
        <Typography variant="body2">Choose a carrier first.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
