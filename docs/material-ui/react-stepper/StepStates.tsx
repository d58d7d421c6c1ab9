import PetsIcon from '@mui/icons-material/Pets';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepStates() {
  return (
    <Stepper activeStep={1} orientation="vertical" role="list" aria-label="Adopting Bruno">
      <Step role="listitem">
        <StepLabel optional={<Typography variant="caption">Completed: March 3</Typography>}>
          Application
        </StepLabel>
      </Step>
      <Step role="listitem" aria-current="step">
        <StepLabel optional={<Typography variant="caption">Active: Tuesday, 4 PM</Typography>}>
          Home visit
        </StepLabel>
      </Step>
      <Step role="listitem" disabled={false}>
        <StepLabel optional={<Typography variant="caption">Not disabled</Typography>}>
          Dog insurance
        </StepLabel>
      </Step>
      <Step role="listitem">
        <StepLabel icon={<PetsIcon color="disabled" />}>Handover of Bruno</StepLabel>
      </Step>
    </Stepper>
  );
}
