import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Apply', text: 'Tell us about your home.' },
  { label: 'Visit', text: 'Spend an hour with Pepper.' },
  { label: 'Adopt', text: 'Sign the contract and take her home.' },
];

export default function LinearStepper() {
  const [active, setActive] = React.useState(0);
  const nextRef = React.useRef<HTMLButtonElement>(null);
  const done = active === steps.length;

  const goBack = () => {
    // On the first step, the Back button is disabled and would lose the focus.
    if (active === 1) nextRef.current?.focus();
    setActive(active - 1);
  };

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stepper activeStep={active} role="list" aria-label="Adoption of Pepper">
        {steps.map(({ label }, index) => (
          <Step key={label} role="listitem" aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {done ? 'Pepper has moved in with you.' : steps[active]?.text}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Button disabled={active === 0} onClick={goBack}>
          Back
        </Button>
        <Button ref={nextRef} variant="contained" onClick={() => setActive(done ? 0 : active + 1)}>
          {done ? 'Start again' : 'Next'}
        </Button>
      </Stack>
    </Stack>
  );
}
