import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function ErrorStep() {
  return (
    <Stepper
      activeStep={1}
      alternativeLabel
      role="list"
      aria-label="Application for Finn"
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <Step role="listitem">
        <StepLabel>Your home</StepLabel>
      </Step>
      <Step role="listitem" aria-current="step">
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Page 2 is missing
            </Typography>
          }
        >
          Rental contract
        </StepLabel>
      </Step>
      <Step role="listitem">
        <StepLabel>Visit</StepLabel>
      </Step>
    </Stepper>
  );
}
