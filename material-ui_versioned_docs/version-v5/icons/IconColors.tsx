import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const departures = [
  { line: 'Bergen 07:40', state: 'On time', icon: <CheckCircleIcon color="success" /> },
  { line: 'Flåm 08:10', state: 'Five minutes late', icon: <ScheduleIcon color="action" /> },
  { line: 'Florø 08:30', state: 'Canceled', icon: <ErrorIcon color="error" /> },
];

export default function IconColors() {
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {departures.map(({ line, state, icon }) => (
        <Stack
          key={line}
          component="li"
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center' }}
        >
          {icon}
          <Typography sx={{ color: 'text.primary' }}>
            {line}: {state}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
