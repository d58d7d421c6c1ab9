import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PlainDigits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Loan until"
        format="M/D/YYYY"
        shouldRespectLeadingZeros
        defaultValue={dayjs('2025-06-03')}
      />
    </LocalizationProvider>
  );
}
