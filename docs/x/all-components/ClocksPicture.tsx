import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function ClocksPicture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, m: '-63px -100px', transform: 'scale(0.5)' }}>
        <TimeClock defaultValue={dayjs('2025-06-12T10:00')} ampm={false} />
      </Box>
    </LocalizationProvider>
  );
}
