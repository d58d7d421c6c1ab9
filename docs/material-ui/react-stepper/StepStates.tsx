import PetsIcon from '@mui/icons-material/Pets';
import Step from '@mui/material/Step';
import type { StepProps } from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import type { StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps: { name: string; text: string; step?: StepProps; label?: StepLabelProps }[] = [
  { name: 'Application', text: 'Completed: March 3' },
  {
    name: 'Rental contract',
    text: 'Error: page 2 is missing',
    step: { completed: false },
    label: { error: true },
  },
  { name: 'Home visit', text: 'Active: Tuesday, 4 PM', step: { 'aria-current': 'step' } },
  { name: 'Dog insurance', text: 'Optional', step: { disabled: false } },
  {
    name: 'Handover of Bruno',
    text: 'Disabled: after the home visit',
    label: { icon: <PetsIcon color="disabled" /> },
  },
];

export default function StepStates() {
  return (
    <Stepper activeStep={2} orientation="vertical" role="list" aria-label="Adopting Bruno">
      {steps.map(({ name, text, step, label }) => (
        <Step key={name} role="listitem" {...step}>
          <StepLabel
            {...label}
            optional={
              <Typography variant="caption" color={label?.error ? 'error' : undefined}>
                {text}
              </Typography>
            }
          >
            {name}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
