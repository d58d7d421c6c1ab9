import * as React from 'react';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

const alert = [
  'box-border w-full max-w-[480px] rounded-lg border-0 border-s-6',
  'border-(--mui-palette-warning-main) bg-(--mui-palette-action-hover)',
  'text-(--mui-palette-text-primary)',
  '[&_.MuiAlert-icon]:text-[32px] [&_.MuiAlert-icon]:text-(--mui-palette-warning-main)',
].join(' ');

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
          className="normal-case"
        >
          Mute
        </Button>
      }
      className={alert}
    >
      <AlertTitle className="font-bold">Thunderstorms, level 2 of 4</AlertTitle>
      {muted ? 'Muted until tomorrow' : 'Skerry and the coast, from 15:00 to 21:00'}
    </Alert>
  );
}
