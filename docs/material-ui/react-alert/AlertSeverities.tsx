import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 520 }}>
      <Alert severity="error" role="note">
        Closed: Route 7 between Milton and Elk Pass, rockfall.
      </Alert>
      <Alert severity="warning" role="note">
        Caution: black ice on the Harbor Bridge until 10:00.
      </Alert>
      <Alert severity="info" role="note">
        Note: the car ferry to Skerry runs on its winter timetable.
      </Alert>
      <Alert severity="success" role="note">
        Open again: both lanes of the Linden Tunnel.
      </Alert>
    </Stack>
  );
}
