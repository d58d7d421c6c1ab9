import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function TempoForm() {
  const labelId = React.useId();
  const helpId = React.useId();
  const firstRef = React.useRef<HTMLButtonElement>(null);
  const [tempo, setTempo] = React.useState<string | null>(null);
  const [error, setError] = React.useState(false);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('tempo');
    setError(chosen === '');
    setSent(chosen === '' ? '' : `Sent to the orchestra: ${String(chosen)}`);
    if (chosen === '') firstRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      aria-label="Tempo of the rehearsal"
      onSubmit={handleSubmit}
      sx={{ gap: 1.5, width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <Typography id={labelId} variant="body2">
        Tempo of the second movement
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby={labelId}
        aria-describedby={helpId}
        value={tempo}
        onChange={(_event, next: string | null) => {
          setTempo(next);
          setError(false);
        }}
      >
        <ToggleButton ref={firstRef} value="Adagio">
          Adagio
        </ToggleButton>
        <ToggleButton value="Andante">Andante</ToggleButton>
        <ToggleButton value="Allegro">Allegro</ToggleButton>
      </ToggleButtonGroup>
      <input type="hidden" name="tempo" value={tempo ?? ''} />
      <FormHelperText id={helpId} error={error}>
        {error ? 'Choose a tempo first.' : 'All music stands will show it.'}
      </FormHelperText>
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {sent}
      </Typography>
    </Stack>
  );
}
