import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Vaccination', text: 'Take the card to the vet.' },
  { label: 'Chip', text: 'The vet sets it in a minute.' },
  { label: 'Register', text: 'Send us the number of the chip.' },
];

export default function VerticalButtons() {
  const [active, setActive] = React.useState(0);
  const [moved, setMoved] = React.useState(false);
  const nextRef = React.useRef<HTMLButtonElement>(null);
  const last = steps.length - 1;

  React.useEffect(() => {
    // The clicked button disappears, so the new step takes the focus.
    if (moved) nextRef.current?.focus();
  }, [active, moved]);

  const show = (index: number) => {
    setActive(index);
    setMoved(true);
  };

  return (
    <Stepper
      activeStep={active}
      orientation="vertical"
      role="list"
      aria-label="First week with a puppy"
      sx={{ width: '100%', maxWidth: 380 }}
    >
      {steps.map(({ label, text }, index) => (
        <Step key={label} role="listitem" aria-current={index === active ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
          <StepContent>
            <Typography variant="body2">{text}</Typography>
            <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
              <Button
                ref={index === active ? nextRef : undefined}
                variant="contained"
                onClick={() => show(index === last ? 0 : index + 1)}
              >
                {index === last ? 'Start again' : 'Continue'}
              </Button>
              {index > 0 && <Button onClick={() => show(index - 1)}>Back</Button>}
            </Stack>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
