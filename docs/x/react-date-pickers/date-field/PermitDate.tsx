import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Fill in the month, the day and the year.',
  minDate: 'Permits from before 2020 are no longer valid.',
};

export default function PermitDate() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of the permit"
        minDate={dayjs('2020-01-01')}
        defaultValue={dayjs('2018-06-12')}
        onError={setError}
        helperText={error ? messages[error] : 'In the upper right corner of the permit'}
      />
    </LocalizationProvider>
  );
}
