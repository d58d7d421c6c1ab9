import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const animals = [
  { name: 'Pepper', text: 'Sheepdog, 4 years', from: '#37474f', to: '#b0bec5' },
  { name: 'Miso', text: 'Cat, 7 years', from: '#bf6516', to: '#ffe0b2' },
  { name: 'Hazel', text: 'Rabbit, 2 years', from: '#6d4c41', to: '#efebe9' },
  { name: 'Basil', text: 'Tortoise, about 30 years', from: '#33691e', to: '#dcedc8' },
] as const;

export default function AnimalTour() {
  const [shown, setShown] = React.useState(0);
  const { name, text, from, to } = animals[shown] ?? animals[0];
  const move = (steps: number) => setShown((shown + steps + animals.length) % animals.length);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ height: 120, background: `radial-gradient(circle at 30% 40%, ${to}, ${from})` }} />
      <Box role="status" sx={{ p: 2 }}>
        <Typography variant="subtitle1" component="div">
          {name}, {shown + 1} of {animals.length}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <MobileStepper
        position="static"
        steps={animals.length}
        activeStep={shown}
        backButton={
          <Button size="small" onClick={() => move(-1)}>
            Previous
          </Button>
        }
        nextButton={
          <Button size="small" onClick={() => move(1)}>
            Next
          </Button>
        }
      />
    </Card>
  );
}
