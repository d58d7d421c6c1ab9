import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/** A calendar. Its days are fixed: the server's markup is older than the reader's day. */
export default function Delivery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-09-18')}
        disableHighlightToday
        sx={{ inlineSize: '100%', maxInlineSize: 320 }}
      />
    </LocalizationProvider>
  );
}
