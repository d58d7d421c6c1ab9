import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperPicture() {
  return (
    <Stepper alternativeLabel activeStep={1} sx={{ width: 156 }}>
      <Step>
        <StepLabel>Apply</StepLabel>
      </Step>
      <Step>
        <StepLabel>Visit</StepLabel>
      </Step>
    </Stepper>
  );
}
