import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const days = [
  {
    label: 'Day 1: one quiet room',
    text: 'Put the bed, water and litter box in one room. Let her hide.',
  },
  {
    label: 'Day 3: the whole apartment',
    text: 'Open the door while you are at home. Keep the windows shut.',
  },
  {
    label: 'Week 2: first visitors',
    text: 'Two guests at most. Miso decides whether she greets them.',
  },
];

export default function VerticalSteps() {
  const [active, setActive] = React.useState(0);
  const finished = active === days.length;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380, minHeight: 248 }}>
      <Stepper activeStep={active} orientation="vertical" role="list" aria-label="A cat moves in">
        {days.map(({ label, text }, index) => (
          <Step key={label} role="listitem" aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography variant="body2">{text}</Typography>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setActive(finished ? 0 : active + 1)}>
          {finished ? 'Start again' : 'Done'}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {finished ? 'Miso has settled in' : `Step ${active + 1} of ${days.length}`}
        </Typography>
      </Stack>
    </Stack>
  );
}
