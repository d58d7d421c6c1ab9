import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FerryDay() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Day of the crossing" value={day} onChange={setDay} />
        <Typography role="status">
          {day?.isValid() ? `The ferry leaves on a ${day.format('dddd')}.` : 'Choose a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
