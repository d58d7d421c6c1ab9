import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Apply', 'Visit', 'Adopt'];
const texts = [
  'Tell us about your home.',
  'Spend an hour with Pepper.',
  'Sign the contract and take her home.',
  'Pepper has moved in with you.',
];

export default function BasicStepper() {
  const [active, setActive] = React.useState(0);
  const nextRef = React.useRef<HTMLButtonElement>(null);

  const goBack = () => {
    setActive(active - 1);
    if (active === 1) {
      // On the first step, the Back button is disabled and would lose the focus.
      nextRef.current?.focus();
    }
  };

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stepper activeStep={active} role="list" aria-label="Adopting Pepper">
        {steps.map((label, index) => (
          <Step key={label} role="listitem" aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">{texts[active]}</Typography>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Button disabled={active === 0} onClick={goBack}>
          Back
        </Button>
        <Button
          ref={nextRef}
          variant="contained"
          onClick={() => setActive((active + 1) % texts.length)}
        >
          {['Next', 'Next', 'Finish', 'Start again'][active]}
        </Button>
      </Stack>
    </Stack>
  );
}
