import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BillingMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Billing month"
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2025-03-01')}
      />
    </LocalizationProvider>
  );
}
