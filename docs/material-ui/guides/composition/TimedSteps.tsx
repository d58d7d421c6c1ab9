import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

interface TimedLabelProps extends StepLabelProps {
  time: string;
}

function TimedLabel({ time, ...props }: TimedLabelProps) {
  return <StepLabel {...props} optional={time} />;
}

TimedLabel.muiName = 'StepLabel';

export default function TimedSteps() {
  return (
    <Stepper nonLinear activeStep={1} orientation="vertical">
      <Step completed>
        <StepButton>
          <TimedLabel time="9:10">Packed</TimedLabel>
        </StepButton>
      </Step>
      <Step>
        <StepButton>
          <TimedLabel time="11:45">On the ferry</TimedLabel>
        </StepButton>
      </Step>
    </Stepper>
  );
}
