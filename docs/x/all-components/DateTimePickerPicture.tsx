import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimePickerPicture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Handover"
        format="MM/DD HH:mm"
        defaultValue={dayjs('2025-06-12T14:30')}
        slotProps={{ textField: { size: 'small' } }}
        sx={{ width: 136, '& input': { fontSize: 13 } }}
      />
    </LocalizationProvider>
  );
}
