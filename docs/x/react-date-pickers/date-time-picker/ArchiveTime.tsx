import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ArchiveTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Recorded at"
        views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
        ampm={false}
        defaultValue={dayjs('1998-06-12T15:30:20')}
      />
    </LocalizationProvider>
  );
}
