import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function MeetingDay() {
  const [day, setDay] = React.useState<Dayjs>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar
          value={day}
          onChange={setDay}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status" align="center">
          Meeting on {day.format('dddd, MMMM D')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
