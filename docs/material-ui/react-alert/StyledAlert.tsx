import * as React from 'react';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import Alert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

export default function StyledAlert() {
  const [muted, setMuted] = React.useState(false);

  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="note"
      icon={<ThunderstormIcon fontSize="inherit" />}
      action={
        <Button
          color="inherit"
          size="small"
          aria-pressed={muted}
          onClick={() => setMuted((previous) => !previous)}
          sx={{ textTransform: 'none' }}
        >
          Mute
        </Button>
      }
      sx={{
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 480,
        border: 0,
        borderInlineStart: '6px solid',
        borderColor: 'warning.main',
        borderRadius: 2,
        bgcolor: 'action.hover',
        color: 'text.primary',
        [`& .${alertClasses.icon}`]: { color: 'warning.main', fontSize: 32 },
      }}
    >
      <AlertTitle sx={{ fontWeight: 'bold' }}>Thunderstorms, level 2 of 4</AlertTitle>
      {muted ? 'Muted until tomorrow' : 'Skerry and the coast, from 15:00 to 21:00'}
    </Alert>
  );
}
