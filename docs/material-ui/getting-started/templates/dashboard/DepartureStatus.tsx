import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';

const statuses = {
  onTime: { label: 'On time', icon: <CheckCircleIcon color="success" fontSize="small" /> },
  late: { label: '15 minutes late', icon: <ScheduleIcon color="warning" fontSize="small" /> },
  canceled: { label: 'Canceled', icon: <BlockIcon color="error" fontSize="small" /> },
};

export function DepartureStatus({ status }: { status: keyof typeof statuses }) {
  const { label, icon } = statuses[status];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      {icon}
      {label}
    </Box>
  );
}
