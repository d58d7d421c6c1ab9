import * as React from 'react';
import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const bookings = new Map([
  ['2025-03-05', 2],
  ['2025-03-12', 5],
  ['2025-03-13', 1],
  ['2025-03-27', 3],
]);

const RoundedDay = styled(PickersDay<Dayjs>)({ borderRadius: 8 });

function BusyDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  const count = outsideCurrentMonth ? 0 : (bookings.get(day.format('YYYY-MM-DD')) ?? 0);

  return (
    <Badge
      badgeContent={count}
      color="secondary"
      overlap="circular"
      slotProps={{ badge: { 'aria-hidden': true } }}
    >
      <RoundedDay
        {...props}
        aria-label={count > 0 ? `${day.format('D MMMM')}, ${count} bookings` : undefined}
      />
    </Badge>
  );
}

export default function BusyDays() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        disableHighlightToday
        slots={{ day: BusyDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
