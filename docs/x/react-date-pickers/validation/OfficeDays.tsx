import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OfficeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2025-03-12')}
        minDate={dayjs('2025-03-10')}
        maxDate={dayjs('2025-04-30')}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        slotProps={{ textField: { helperText: 'Monday to Friday, until the end of April' } }}
      />
    </LocalizationProvider>
  );
}
