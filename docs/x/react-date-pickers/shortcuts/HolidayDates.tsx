import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const holidays = [
  { label: 'Easter Monday', getValue: () => dayjs('2025-04-21') },
  { label: 'Labor Day', getValue: () => dayjs('2025-09-01') },
  { label: 'Thanksgiving', getValue: () => dayjs('2025-11-27') },
];

export default function HolidayDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Trip"
        referenceDate={dayjs('2025-06-12')}
        slotProps={{ shortcuts: { items: holidays } }}
      />
    </LocalizationProvider>
  );
}
