import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function TimePickerPicture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Start"
        format="hh:mm A"
        defaultValue={dayjs('2025-06-12T14:30')}
        slotProps={{ textField: { size: 'small' } }}
        sx={{ width: 136 }}
      />
    </LocalizationProvider>
  );
}
