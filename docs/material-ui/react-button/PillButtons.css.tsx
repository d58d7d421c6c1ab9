import * as React from 'react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import './PillButtons.css';

const kinds = [
  { name: 'Train', icon: <TrainIcon />, next: '14:05 to Bergen, track 2' },
  { name: 'Ferry', icon: <DirectionsBoatIcon />, next: '14:20 to Askøy, quay 4' },
  { name: 'Bus: not on Sundays', icon: <DirectionsBusIcon />, next: null },
];

export default function PillButtons() {
  const [found, setFound] = React.useState('Choose how to travel.');

  return (
    <div className="pill-buttons">
      <div role="group" aria-label="Departures" className="pill-buttons-row">
        {kinds.map(({ name, icon, next }) => (
          <Button
            key={name}
            startIcon={icon}
            disabled={next === null}
            onClick={() => setFound(`${name} at ${next}`)}
            className="pill-buttons-pill"
          >
            {name}
          </Button>
        ))}
      </div>
      <Button
        variant="outlined"
        onClick={() => setFound('Your taxi comes in 4 minutes.')}
        className="pill-buttons-taxi"
      >
        Call a taxi
      </Button>
      <Typography role="status" variant="body2">
        {found}
      </Typography>
    </div>
  );
}
