import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function HalfHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Delivery"
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        minTime={dayjs('2025-06-12T08:00')}
        maxTime={dayjs('2025-06-12T18:00')}
        defaultValue={dayjs('2025-06-12T10:30')}
      />
    </LocalizationProvider>
  );
}
