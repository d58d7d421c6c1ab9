import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateCalendarPicture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, m: '-100px -96px', transform: 'scale(0.4)' }}>
        <DateCalendar defaultValue={dayjs('2025-06-12')} disableHighlightToday />
      </Box>
    </LocalizationProvider>
  );
}
