import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { step: 'You', name: 'name', label: 'Your name' },
  { step: 'Home', name: 'home', label: 'Who lives with you?' },
  { step: 'Visit', name: 'day', label: 'A day for the first visit' },
] as const;

const noValues = { name: '', home: '', day: '' };

export default function ApplicationForm() {
  const [active, setActive] = React.useState(0);
  const [values, setValues] = React.useState(noValues);
  const [failed, setFailed] = React.useState(false);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const submitRef = React.useRef<HTMLButtonElement>(null);
  const field = fields[active];

  const show = (step: number, isEmpty = false) => {
    // The new field has to be in the page before it can take the focus.
    flushSync(() => {
      setActive(step);
      setFailed(isEmpty);
    });
    (inputRef.current ?? submitRef.current)?.focus();
  };

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (field) {
      const isEmpty = values[field.name].trim() === '';
      show(isEmpty ? active : active + 1, isEmpty);
    } else {
      setValues(noValues);
      show(0);
    }
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <CardContent component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
        <Stepper activeStep={active} role="list" aria-label="Application for Hazel">
          {fields.map(({ step }, index) => (
            <Step key={step} role="listitem" aria-current={index === active ? 'step' : undefined}>
              <StepLabel error={failed && index === active}>{step}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {field && (
          <TextField
            key={field.name}
            id={`application-${field.name}`}
            inputRef={inputRef}
            name={field.name}
            label={field.label}
            required
            error={failed}
            helperText={failed ? 'Please answer this question' : `Step ${active + 1} of 3`}
            value={values[field.name]}
            onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
          />
        )}
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button ref={submitRef} type="submit" variant="contained">
            {!field ? 'Apply again' : active === 2 ? 'Send' : 'Next'}
          </Button>
          {field && active > 0 && <Button onClick={() => show(active - 1)}>Back</Button>}
          <Typography role="status" variant="body2">
            {!field && `Sent. First visit: ${values.day}`}
          </Typography>
        </Stack>
      </CardContent>
    </Card>
  );
}
