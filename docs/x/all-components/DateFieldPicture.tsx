import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateFieldPicture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Birthday"
        format="MM/DD/YYYY"
        defaultValue={dayjs('2025-06-12T14:30')}
        size="small"
        sx={{ width: 136 }}
      />
    </LocalizationProvider>
  );
}
