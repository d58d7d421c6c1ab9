import * as React from 'react';
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
  const submitRef = React.useRef<HTMLButtonElement>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const field = fields[active] ?? fields[0];
  const sent = active === fields.length;

  const next = (event: React.FormEvent) => {
    event.preventDefault();
    const empty = !sent && values[field.name].trim() === '';
    setFailed(empty);
    if (sent) {
      setValues(noValues);
    }
    setActive(sent ? 0 : active + (empty ? 0 : 1));
    // The field disappears after the last step.
    const last = !empty && active === fields.length - 1;
    (last ? submitRef : inputRef).current?.focus();
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <CardContent component="form" noValidate onSubmit={next} sx={{ display: 'grid', gap: 3 }}>
        <Stepper activeStep={active} role="list" aria-label="Application for Hazel">
          {fields.map(({ step }, index) => (
            <Step key={step} role="listitem" aria-current={index === active ? 'step' : undefined}>
              <StepLabel error={failed && index === active}>{step}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {!sent && (
          <TextField
            id="application-answer"
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
            {sent ? 'Apply again' : active === 2 ? 'Send' : 'Next'}
          </Button>
          <Typography role="status" variant="body2">
            {sent && `Hazel waits for you on ${values.day}.`}
          </Typography>
        </Stack>
      </CardContent>
    </Card>
  );
}
