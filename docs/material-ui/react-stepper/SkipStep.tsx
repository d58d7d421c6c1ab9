import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function SkipStep() {
  const [active, setActive] = React.useState(1);
  const [skipped, setSkipped] = React.useState(false);

  const move = (skip: boolean) => {
    setSkipped(skip);
    setActive(2);
  };

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stepper activeStep={active} alternativeLabel role="list" aria-label="Papers for Bruno">
        <Step role="listitem">
          <StepLabel>Contract</StepLabel>
        </Step>
        <Step role="listitem" completed={active > 1 && !skipped}>
          <StepLabel optional={<Typography variant="caption">Optional</Typography>}>
            Insurance
          </StepLabel>
        </Step>
        <Step role="listitem">
          <StepLabel>Handover</StepLabel>
        </Step>
      </Stepper>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => move(true)}>Skip insurance</Button>
        <Button variant="contained" onClick={() => move(false)}>
          Insure Bruno
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {active === 1 ? 'Insurance: not decided' : `Insurance: ${skipped ? 'skipped' : 'done'}`}
      </Typography>
    </Stack>
  );
}
