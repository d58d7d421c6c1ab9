import * as React from 'react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const kinds = [
  { name: 'Train', icon: <TrainIcon />, next: '14:05 to Bergen, track 2' },
  { name: 'Ferry', icon: <DirectionsBoatIcon />, next: '14:20 to Askøy, quay 4' },
  { name: 'Bus: not on Sundays', icon: <DirectionsBusIcon />, next: null },
];

const pill = [
  'rounded-full px-4 py-2 normal-case',
  'bg-(--mui-palette-action-hover) text-(--mui-palette-text-primary)',
  'hover:bg-(--mui-palette-action-focus)',
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-offset-2',
  '[&.Mui-focusVisible]:outline-(--mui-palette-primary-main)',
  '[&.Mui-disabled]:bg-transparent [&.Mui-disabled]:text-(--mui-palette-text-disabled)',
  '[&_.MuiButton-startIcon]:text-(--mui-palette-primary-main)',
  '[&.Mui-disabled_.MuiButton-startIcon]:text-inherit',
].join(' ');

export default function PillButtons() {
  const [found, setFound] = React.useState('Choose how to travel.');

  return (
    <div className="flex flex-col items-start gap-4 text-(--mui-palette-text-primary)">
      <div role="group" aria-label="Departures" className="flex flex-wrap gap-2">
        {kinds.map(({ name, icon, next }) => (
          <Button
            key={name}
            startIcon={icon}
            disabled={next === null}
            onClick={() => setFound(`${name} at ${next}`)}
            className={pill}
          >
            {name}
          </Button>
        ))}
      </div>
      <Button
        variant="outlined"
        onClick={() => setFound('Your taxi comes in 4 minutes.')}
        className="rounded-[20px] normal-case"
      >
        Call a taxi
      </Button>
      <Typography role="status" variant="body2">
        {found}
      </Typography>
    </div>
  );
}
