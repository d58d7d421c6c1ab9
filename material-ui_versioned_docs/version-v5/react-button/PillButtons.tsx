import * as React from 'react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

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
    <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      <Stack
        role="group"
        aria-label="Departures to show"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap' }}
      >
        {kinds.map(({ name, icon }) => (
          <Button
            key={name}
            startIcon={icon}
            aria-pressed={shown.includes(name)}
            onClick={() => toggle(name)}
            sx={{
              px: 2,
              py: 1,
              borderRadius: '999px',
              bgcolor: 'action.hover',
              color: 'text.primary',
              textTransform: 'none',
              '&:hover': { bgcolor: 'action.focus' },
              [`&.${buttonClasses.focusVisible}`]: {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
              [`& .${buttonClasses.startIcon}`]: { color: 'text.secondary' },
              '&[aria-pressed="true"]': {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                '&:hover': { bgcolor: 'primary.dark' },
                [`& .${buttonClasses.startIcon}`]: { color: 'inherit' },
              },
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        Departures today: {departures}
      </Typography>
    </Stack>
  );
}
