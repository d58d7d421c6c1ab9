import * as React from 'react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const kinds = [
  { name: 'Trains', icon: <TrainIcon />, departures: 12 },
  { name: 'Ferries', icon: <DirectionsBoatIcon />, departures: 4 },
  { name: 'Buses', icon: <DirectionsBusIcon />, departures: 31 },
];

const pill = [
  'rounded-full px-4 py-2 normal-case',
  'bg-(--mui-palette-action-hover) text-(--mui-palette-text-primary)',
  'hover:bg-(--mui-palette-action-focus)',
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-offset-2',
  '[&.Mui-focusVisible]:outline-(--mui-palette-primary-main)',
  'aria-pressed:bg-(--mui-palette-primary-main)',
  'aria-pressed:text-(--mui-palette-primary-contrastText)',
  'aria-pressed:hover:bg-(--mui-palette-primary-dark)',
  '[&_.MuiButton-startIcon]:text-(--mui-palette-text-secondary)',
  'aria-pressed:[&_.MuiButton-startIcon]:text-inherit',
].join(' ');

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
    <div className="flex flex-col items-start gap-4 text-(--mui-palette-text-primary)">
      <div role="group" aria-label="Departures to show" className="flex flex-wrap gap-2">
        {kinds.map(({ name, icon }) => (
          <Button
            key={name}
            startIcon={icon}
            aria-pressed={shown.includes(name)}
            onClick={() => toggle(name)}
            className={pill}
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
