import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SeasonDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the crossing"
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-09-30')}
        defaultValue={dayjs('2025-10-04')}
        slotProps={{ textField: { helperText: 'Ferries sail from May to September.' } }}
      />
    </LocalizationProvider>
  );
}
