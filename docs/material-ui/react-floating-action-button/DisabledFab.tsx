import CloudOffIcon from '@mui/icons-material/CloudOff';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledFab() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Fab disabled aria-label="Upload (no signal)" sx={{ flexShrink: 0 }}>
        <CloudOffIcon />
      </Fab>
      <Typography variant="body2">The sheet waits for a signal.</Typography>
    </Stack>
  );
}
