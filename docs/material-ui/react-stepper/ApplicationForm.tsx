import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const steps = ['You', 'Home', 'Visit'];
const questions = ['Your name', 'Who lives with you?', 'A day for the first visit'];

export default function ApplicationForm() {
  const [active, setActive] = React.useState(0);
  const [answers, setAnswers] = React.useState<Record<string, string>>({});
  const [failed, setFailed] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const submitRef = React.useRef<HTMLButtonElement>(null);
  const step = steps[active];

  const show = (index: number) => {
    // The new field has to be in the page before it can take the focus.
    flushSync(() => setActive(index));
    (inputRef.current ?? submitRef.current)?.focus();
  };

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const isEmpty = step && !answers[step]?.trim();
    setFailed(isEmpty ? step : '');
    if (!step) setAnswers({});
    show(isEmpty ? active : (active + 1) % (steps.length + 1));
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Stack component="form" noValidate onSubmit={submit} spacing={3}>
        <Stepper activeStep={active} role="list" aria-label="Application for Hazel">
          {steps.map((name, index) => (
            <Step key={name} role="listitem" aria-current={index === active ? 'step' : undefined}>
              <StepLabel error={name === failed}>{name}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {step && (
          <TextField
            key={step}
            id={`application-${active}`}
            inputRef={inputRef}
            name={step}
            label={questions[active]}
            required
            error={step === failed}
            helperText={step === failed ? 'Please answer this question' : `Step ${active + 1} of 3`}
            value={answers[step] ?? ''}
            onChange={(event) => setAnswers({ ...answers, [step]: event.target.value })}
          />
        )}
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', typography: 'body2' }}>
          <Button ref={submitRef} type="submit" variant="contained">
            {!step ? 'Apply again' : active === 2 ? 'Send' : 'Next'}
          </Button>
          {step && active > 0 && <Button onClick={() => show(active - 1)}>Back</Button>}
          <span role="status">{!step && `Sent. First visit: ${answers.Visit}`}</span>
        </Stack>
      </Stack>
    </Card>
  );
}
