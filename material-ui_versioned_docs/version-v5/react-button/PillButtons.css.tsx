import * as React from 'react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import './PillButtons.css';

const kinds = [
  { name: 'Trains', icon: <TrainIcon />, departures: 12 },
  { name: 'Ferries', icon: <DirectionsBoatIcon />, departures: 4 },
  { name: 'Buses', icon: <DirectionsBusIcon />, departures: 31 },
];

export default function PillButtons() {
  const [shown, setShown] = React.useState(['Ferries']);
  const departures = kinds
    .filter(({ name }) => shown.includes(name))
    .reduce((sum, kind) => sum + kind.departures, 0);

  const toggle = (name: string) =>
    setShown((previous) =>
      previous.includes(name) ? previous.filter((other) => other !== name) : [...previous, name],
    );

  return (
    <div className="pill-buttons">
      <div role="group" aria-label="Departures to show" className="pill-buttons-row">
        {kinds.map(({ name, icon }) => (
          <Button
            key={name}
            startIcon={icon}
            aria-pressed={shown.includes(name)}
            onClick={() => toggle(name)}
            className="pill-buttons-pill"
          >
            {name}
          </Button>
        ))}
      </div>
      <Typography role="status" variant="body2">
        Departures today: {departures}
      </Typography>
    </div>
  );
}
