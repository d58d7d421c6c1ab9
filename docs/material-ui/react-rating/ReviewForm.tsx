import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ReviewForm() {
  const [message, setMessage] = React.useState('');
  const [missing, setMissing] = React.useState(false);
  const ratingRef = React.useRef<HTMLSpanElement>(null);
  const id = React.useId();

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('stars');
    setMissing(stars === '');
    setMessage(stars === '' ? '' : `Thank you. Larch Alp got ${stars} of 5 stars.`);
    if (stars === '') ratingRef.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };

  return (
    <Stack component="form" onSubmit={send} sx={{ width: '100%', maxWidth: 340, gap: 2 }}>
      <div>
        <FormLabel component="div" id={`${id}-label`} error={missing} required sx={{ mb: 0.5 }}>
          Your stay at Larch Alp
        </FormLabel>
        <Rating
          ref={ratingRef}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          aria-required
          aria-invalid={missing}
          name="stars"
          onChange={() => setMissing(false)}
          sx={{ '& .MuiRating-labelEmptyValueActive': { pointerEvents: 'none' } }}
        />
        <FormHelperText id={`${id}-help`} error={missing} sx={{ mt: 0 }}>
          {missing ? 'Choose one to five stars.' : 'Other hikers see your stars.'}
        </FormHelperText>
      </div>
      <TextField name="advice" label="Advice for hikers" multiline minRows={2} />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained">
          Publish
        </Button>
        <FormHelperText role="status" component="div" sx={{ m: 0, flex: 1 }}>
          {message}
        </FormHelperText>
      </Stack>
    </Stack>
  );
}
