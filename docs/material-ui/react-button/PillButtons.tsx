import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => {
  const { action, primary, text } = (theme.vars || theme).palette;
  return {
    padding: theme.spacing(1, 2),
    borderRadius: 999,
    backgroundColor: action.hover,
    color: text.primary,
    textTransform: 'none',
    '&:hover': { backgroundColor: action.focus },
    [`&.${buttonClasses.focusVisible}`]: {
      outline: `2px solid ${primary.main}`,
      outlineOffset: 2,
    },
    [`& .${buttonClasses.startIcon}`]: { color: primary.main },
    [`&.${buttonClasses.disabled}`]: {
      backgroundColor: 'transparent',
      color: text.disabled,
      [`& .${buttonClasses.startIcon}`]: { color: 'inherit' },
    },
  };
});

const kinds = [
  { name: 'Train', icon: <TrainIcon />, next: '14:05 to Bergen, track 2' },
  { name: 'Ferry', icon: <DirectionsBoatIcon />, next: '14:20 to Askøy, quay 4' },
  { name: 'Bus: not on Sundays', icon: <DirectionsBusIcon />, next: null },
];

export default function PillButtons() {
  const [found, setFound] = React.useState('Choose how to travel.');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack role="group" aria-label="Departures" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {kinds.map(({ name, icon, next }) => (
          <PillButton
            key={name}
            startIcon={icon}
            disabled={next === null}
            onClick={() => setFound(`${name} at ${next}`)}
          >
            {name}
          </PillButton>
        ))}
      </Stack>
      <Button
        variant="outlined"
        sx={{ borderRadius: 5, textTransform: 'none' }}
        onClick={() => setFound('Your taxi comes in 4 minutes.')}
      >
        Call a taxi
      </Button>
      <Typography role="status" variant="body2">
        {found}
      </Typography>
    </Stack>
  );
}
