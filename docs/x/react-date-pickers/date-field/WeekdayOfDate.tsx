import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function WeekdayOfDate() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('1998-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Founded on" value={day} onChange={setDay} />
        <Typography role="status">
          {day?.isValid() ? `It was a ${day.format('dddd')}.` : 'Enter a whole date.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
