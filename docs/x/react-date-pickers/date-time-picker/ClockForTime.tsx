import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

export default function ClockForTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Start of the tour"
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        defaultValue={dayjs('2025-06-12T09:15')}
      />
    </LocalizationProvider>
  );
}
