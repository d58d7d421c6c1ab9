import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start of the course"
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2025-09-01')}
        shouldDisableMonth={(month) => month.month() === 6 || month.month() === 7}
        slotProps={{ textField: { helperText: 'No courses in July and August' } }}
      />
    </LocalizationProvider>
  );
}
