import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function MemberSince() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Member since"
        views={['year', 'month', 'day']}
        openTo="year"
        minDate={dayjs('1990-01-01')}
        maxDate={dayjs('2025-12-31')}
        referenceDate={dayjs('2020-06-01')}
      />
    </LocalizationProvider>
  );
}
