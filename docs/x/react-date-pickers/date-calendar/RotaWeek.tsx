import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const ChosenDay = React.createContext<Dayjs | null>(null);

function WeekDay(props: PickersDayProps<Dayjs>) {
  const chosen = React.useContext(ChosenDay);
  const isInWeek = props.day.isSame(chosen, 'week');

  return <PickersDay {...props} selected={isInWeek} aria-selected={isInWeek} />;
}

export default function RotaWeek() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ChosenDay.Provider value={day}>
        <DateCalendar
          value={day}
          onChange={setDay}
          showDaysOutsideCurrentMonth
          disableHighlightToday
          slots={{ day: WeekDay }}
          sx={{ maxWidth: '100%' }}
        />
      </ChosenDay.Provider>
    </LocalizationProvider>
  );
}
