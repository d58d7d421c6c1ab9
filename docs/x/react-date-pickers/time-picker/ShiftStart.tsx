import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function ShiftStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Start of the shift"
        ampm={false}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        defaultValue={dayjs('2025-03-10T07:30')}
      />
    </LocalizationProvider>
  );
}
