import * as React from 'react';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const kinds = [
  { name: 'Train', icon: <TrainIcon />, next: '14:05 to Bergen, track 2' },
  { name: 'Ferry', icon: <DirectionsBoatIcon />, next: '14:20 to Askøy, quay 4' },
  { name: 'Bus: not on Sundays', icon: <DirectionsBusIcon />, next: null },
];

export default function PillButtons() {
  const [found, setFound] = React.useState('Choose how to travel.');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack
        role="group"
        aria-label="Next departure"
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {kinds.map(({ name, icon, next }) => (
          <Button
            key={name}
            startIcon={icon}
            disabled={next === null}
            onClick={() => setFound(`${name} at ${next}`)}
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
              [`& .${buttonClasses.startIcon}`]: { color: 'primary.main' },
              [`&.${buttonClasses.disabled}`]: {
                bgcolor: 'transparent',
                color: 'text.disabled',
                [`& .${buttonClasses.startIcon}`]: { color: 'inherit' },
              },
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {found}
      </Typography>
    </Stack>
  );
}
