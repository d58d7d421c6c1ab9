import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function ThemedStepper() {
  return (
    <Stepper
      activeStep={1}
      role="list"
      aria-label="Training with Bruno"
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {['Sit', 'Stay', 'Come'].map((label, index) => (
        <Step key={label} role="listitem" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
