import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function OpenViews() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-03-10T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <TimeClock value={time} onChange={setTime} sx={{ maxWidth: '100%' }} />
        <DigitalClock value={time} onChange={setTime} timeStep={30} sx={{ width: 120 }} />
      </Box>
      <Typography role="status" sx={{ width: '100%', mt: 2, textAlign: 'center' }}>
        Alarm at {time?.format('h:mm A')}
      </Typography>
    </LocalizationProvider>
  );
}
