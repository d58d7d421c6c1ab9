import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function DepotHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Return of the van"
        ampm={false}
        minTime={dayjs('2025-03-10T08:00')}
        maxTime={dayjs('2025-03-10T18:30')}
        defaultValue={dayjs('2025-03-10T17:00')}
        slotProps={{ textField: { helperText: 'The depot is open from 8:00 to 18:30.' } }}
      />
    </LocalizationProvider>
  );
}
