import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function LunchBreak() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Visit"
        ampm={false}
        defaultValue={dayjs('2025-03-10T10:00')}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        slotProps={{ textField: { helperText: 'Not between 12:00 and 13:00' } }}
      />
    </LocalizationProvider>
  );
}
