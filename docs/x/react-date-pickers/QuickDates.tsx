import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const shortcuts = [
  { label: 'Today', getValue: () => dayjs() },
  { label: 'In a week', getValue: () => dayjs().add(7, 'day') },
  { label: 'End of the month', getValue: () => dayjs().endOf('month') },
];

export default function QuickDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due date" slotProps={{ shortcuts: { items: shortcuts } }} />
    </LocalizationProvider>
  );
}
