import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'You', question: 'Your name' },
  { name: 'Home', question: 'Who lives with you?' },
  { name: 'Visit', question: 'A day for the first visit' },
];

export default function ApplicationForm() {
  const [active, setActive] = React.useState(0);
  const [moved, setMoved] = React.useState(false);
  const [answers, setAnswers] = React.useState(['', '', '']);
  const [error, setError] = React.useState(false);
  const input = React.useRef<HTMLInputElement>(null);
  const change = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();
  const step = steps[active];

  React.useEffect(() => {
    if (moved) (input.current ?? change.current)?.focus();
  }, [active, moved]);

  const show = (index: number) => {
    setActive(index);
    setMoved(true);
    setError(false);
  };

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (answers[active]?.trim()) {
      show(active + 1);
    } else {
      setError(true);
      input.current?.focus();
    }
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Stepper activeStep={active} role="list" aria-label="Application for Hazel" sx={{ mb: 3 }}>
        {steps.map(({ name }, index) => (
          <Step key={name} role="listitem" aria-current={index === active ? 'step' : undefined}>
            <StepLabel error={error && index === active}>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {step ? (
        <Stack component="form" noValidate onSubmit={submit} spacing={2}>
          <TextField
            key={step.name}
            id={`${id}-${step.name}`}
            inputRef={input}
            label={step.question}
            required
            error={error}
            helperText={error ? 'Please answer this question' : undefined}
            value={answers[active]}
            onChange={(event) =>
              setAnswers(answers.map((old, index) => (index === active ? event.target.value : old)))
            }
          />
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained">
              {active === steps.length - 1 ? 'Send' : 'Next'}
            </Button>
            {active > 0 && <Button onClick={() => show(active - 1)}>Back</Button>}
          </Stack>
        </Stack>
      ) : (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>Sent. First visit: {answers[2]}</Typography>
          <Button ref={change} onClick={() => show(0)}>
            Change the answers
          </Button>
        </Stack>
      )}
    </Card>
  );
}
