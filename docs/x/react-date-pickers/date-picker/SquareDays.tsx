import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return of the book"
        defaultValue={dayjs('2025-06-12')}
        disableHighlightToday
        slotProps={{
          textField: { size: 'small' },
          openPickerButton: { color: 'primary' },
          desktopPaper: { elevation: 2 },
          day: { sx: { borderRadius: 1 } },
        }}
      />
    </LocalizationProvider>
  );
}
