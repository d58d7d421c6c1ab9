import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function RaceStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Start of the race"
        views={['hours', 'minutes', 'seconds']}
        ampm={false}
        defaultValue={dayjs('2025-06-12T09:30:15')}
      />
    </LocalizationProvider>
  );
}
