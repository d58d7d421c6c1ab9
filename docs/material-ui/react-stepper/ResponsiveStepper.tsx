import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveStepper() {
  const isNarrow = useMediaQuery('(max-width: 600px)');

  return (
    <Stepper
      activeStep={1}
      orientation={isNarrow ? 'vertical' : 'horizontal'}
      role="list"
      aria-label="Adopting Hazel"
      sx={{ width: '100%' }}
    >
      <Step role="listitem">
        <StepLabel>Application sent</StepLabel>
      </Step>
      <Step role="listitem" aria-current="step">
        <StepLabel>Visit to Hazel</StepLabel>
      </Step>
      <Step role="listitem">
        <StepLabel>Hazel at home</StepLabel>
      </Step>
    </Stepper>
  );
}
