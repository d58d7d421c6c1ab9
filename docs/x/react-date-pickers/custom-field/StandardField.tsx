import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function StandardField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meter reading"
        defaultValue={dayjs('2025-06-12')}
        slotProps={{ textField: { variant: 'standard', size: 'small' } }}
      />
    </LocalizationProvider>
  );
}
