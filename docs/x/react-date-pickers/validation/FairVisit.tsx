import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FairVisit() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Meeting at the fair"
        ampm={false}
        minDateTime={dayjs('2025-06-12T14:00')}
        maxDateTime={dayjs('2025-06-15T10:00')}
        defaultValue={dayjs('2025-06-12T15:30')}
        slotProps={{ textField: { helperText: 'From June 12, 14:00, to June 15, 10:00' } }}
      />
    </LocalizationProvider>
  );
}
