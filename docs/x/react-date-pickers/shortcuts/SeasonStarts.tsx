import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const seasons = [
  { label: 'Early season', getValue: () => dayjs('2025-03-15') },
  { label: 'High season', getValue: () => dayjs('2025-07-01') },
  { label: 'Late season', getValue: () => dayjs('2025-09-15') },
];

export default function SeasonStarts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First crossing"
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-09-30')}
        slotProps={{ shortcuts: { items: seasons } }}
      />
    </LocalizationProvider>
  );
}
