import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function BasicStepper() {
  return (
    <Stepper activeStep={0} role="list" aria-label="Adopting Pepper" sx={{ width: '100%' }}>
      <Step role="listitem" aria-current="step">
        <StepLabel>Apply</StepLabel>
      </Step>
      <Step role="listitem">
        <StepLabel>Visit</StepLabel>
      </Step>
      <Step role="listitem">
        <StepLabel>Adopt</StepLabel>
      </Step>
    </Stepper>
  );
}
