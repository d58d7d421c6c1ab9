import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipSizes() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {(['medium', 'small'] as const).map((size) => (
        <Stack key={size} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Chip
            size={size}
            avatar={
              <Avatar aria-hidden sx={{ bgcolor: 'background.paper' }}>
                M
              </Avatar>
            }
            label="Marta Ruiz"
          />
          <Chip size={size} icon={<ScheduleIcon />} label="20 minutes" />
          <Chip
            size={size}
            icon={<LocalFireDepartmentIcon color="error" />}
            label="Very hot"
            variant="outlined"
          />
        </Stack>
      ))}
    </Stack>
  );
}
