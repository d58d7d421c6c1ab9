import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function CropMonth() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <Typography id={`${id}-month`}>Month of the harvest</Typography>
        <MonthCalendar
          gridLabelId={`${id}-month`}
          defaultValue={dayjs('2025-09-01')}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
        <Typography id={`${id}-year`}>Year of planting</Typography>
        <YearCalendar
          gridLabelId={`${id}-year`}
          minDate={dayjs('2014-01-01')}
          maxDate={dayjs('2025-12-31')}
          defaultValue={dayjs('2021-01-01')}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
