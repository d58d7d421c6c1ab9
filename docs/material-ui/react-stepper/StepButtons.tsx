import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';

const parts = ['Home', 'Pets', 'Job'];
const questions = [
  'Do you rent, and does the contract allow a dog?',
  'Which animals live with you?',
  'How long is the dog alone on a working day?',
];

export default function StepButtons() {
  const [active, setActive] = React.useState(0);
  const [answered, setAnswered] = React.useState<number[]>([]);
  const done = answered.includes(active);

  const toggle = () =>
    setAnswered(done ? answered.filter((part) => part !== active) : [...answered, active]);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stepper nonLinear activeStep={active} role="list" aria-label="Questions before adoption">
        {parts.map((part, index) => (
          <Step key={part} role="listitem" completed={answered.includes(index)}>
            <StepButton onClick={() => setActive(index)}>
              {part}
              {answered.includes(index) && <span style={visuallyHidden}>, answered</span>}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ minHeight: 48 }}>
        {questions[active]}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={toggle}>
          {done ? 'Mark as open' : 'Mark as answered'}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {answered.length} of {parts.length} answered
        </Typography>
      </Stack>
    </Stack>
  );
}
