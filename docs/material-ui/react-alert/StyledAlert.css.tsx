import * as React from 'react';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import './StyledAlert.css';

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
          className="styled-alert-action"
        >
          Mute
        </Button>
      }
      className="styled-alert"
    >
      <AlertTitle className="styled-alert-title">Thunderstorms, level 2 of 4</AlertTitle>
      {muted ? 'Muted until tomorrow' : 'Skerry and the coast, from 15:00 to 21:00'}
    </Alert>
  );
}
