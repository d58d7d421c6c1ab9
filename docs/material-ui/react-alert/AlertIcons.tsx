import AcUnitIcon from '@mui/icons-material/AcUnit';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 480 }}>
      <Alert severity="info" role="note" icon={<AcUnitIcon fontSize="inherit" />}>
        Snow down to 400 m, 15 cm by Friday morning
      </Alert>
      <Alert severity="info" role="note" icon={false}>
        Measured at the Milton station at 14:05
      </Alert>
    </Stack>
  );
}
