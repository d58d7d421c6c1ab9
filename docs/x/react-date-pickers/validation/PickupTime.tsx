import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opening = dayjs('2025-03-10T08:00');
const closing = dayjs('2025-03-10T18:00');

function explain(error: DateTimeValidationError): string {
  switch (error) {
    case null:
      return 'Monday to Saturday, 8:00 to 18:00';
    case 'invalidDate':
      return 'Fill in every part of the date and time.';
    case 'minTime':
    case 'maxTime':
      return 'The depot is open from 8:00 to 18:00.';
    case 'shouldDisableDate':
      return 'The depot is closed on Sundays.';
    default:
      return 'This time is not available.';
  }
}

export default function PickupTime() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pick-up"
        ampm={false}
        defaultValue={dayjs('2025-03-16T19:30')}
        minTime={opening}
        maxTime={closing}
        shouldDisableDate={(day) => day.day() === 0}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
