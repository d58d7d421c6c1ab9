import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Found at the harbor', 'Seen by the vet', 'Ready to move'];

export default function LabelsBelow() {
  return (
    <Stepper
      alternativeLabel
      activeStep={1}
      role="list"
      aria-label="Care of Finn, a ferret"
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {steps.map((label, index) => (
        <Step key={label} role="listitem" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
