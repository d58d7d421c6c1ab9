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
        views={['day']}
        disableHighlightToday
        reduceAnimations
        sx={{
          inlineSize: '100%',
          maxInlineSize: 320,
          // They fade in, and would be missing in the server's markup.
          '& .MuiPickersArrowSwitcher-root': { opacity: '1 !important' },
        }}
      />
    </LocalizationProvider>
  );
}
