import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';

export default function PickersPicture() {
  return (
    <Stack direction="row" spacing={1.5}>
      <CalendarMonthIcon color="primary" sx={{ fontSize: 48 }} />
      <ScheduleIcon color="action" sx={{ fontSize: 48 }} />
    </Stack>
  );
}
