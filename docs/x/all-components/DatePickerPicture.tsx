import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerPicture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        format="MMM D"
        defaultValue={dayjs('2025-06-12T14:30')}
        slotProps={{ textField: { size: 'small' } }}
        sx={{ width: 136 }}
      />
    </LocalizationProvider>
  );
}
