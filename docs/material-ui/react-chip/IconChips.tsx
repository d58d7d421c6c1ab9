import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function IconChips() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip icon={<ScheduleIcon />} label="20 minutes" />
      <Chip icon={<LocalFireDepartmentIcon color="error" />} label="Very hot" variant="outlined" />
    </Stack>
  );
}
