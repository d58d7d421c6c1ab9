import AcUnitIcon from '@mui/icons-material/AcUnit';
import AirIcon from '@mui/icons-material/Air';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert severity="info" role="note" icon={<AcUnitIcon fontSize="inherit" />}>
        Snow down to 400 m, 15 cm by Friday morning
      </Alert>
      <Alert
        severity="warning"
        role="note"
        iconMapping={{ warning: <AirIcon fontSize="inherit" /> }}
      >
        Crosswind on the Harbor Bridge, gusts of 80 km/h
      </Alert>
      <Alert severity="success" color="info" role="note">
        Clear until sunset at 16:42
      </Alert>
      <Alert severity="info" role="note" icon={false}>
        Measured at the Milton station at 14:05
      </Alert>
    </Stack>
  );
}
