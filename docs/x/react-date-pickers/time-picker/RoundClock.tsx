import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

export default function RoundClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Alarm"
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        defaultValue={dayjs('2025-06-12T06:45')}
      />
    </LocalizationProvider>
  );
}
