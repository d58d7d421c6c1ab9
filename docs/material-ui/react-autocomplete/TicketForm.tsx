import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stations = ['Castle Hill', 'Harbor Street', 'Lakeside', 'North Junction', 'Old Quay'];

const ends = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;

export default function TicketForm() {
  const formRef = React.useRef<HTMLFormElement>(null);
  const [trip, setTrip] = React.useState<{ from: string | null; to: string | null }>({
    from: 'Castle Hill',
    to: null,
  });
  const [checked, setChecked] = React.useState(false);
  const [offer, setOffer] = React.useState('');

  const errors = {
    from: trip.from === null && 'Choose where you start.',
    to:
      (trip.to === null && 'Choose where you go.') ||
      (trip.to === trip.from && 'Choose another station.'),
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = ends.find(({ name }) => errors[name])?.name;
    setOffer(wrong ? '' : `${trip.from} to ${trip.to}: $12.40`);
    if (wrong) (formRef.current?.elements.namedItem(wrong) as HTMLInputElement).focus();
  };

  return (
    <Stack
      ref={formRef}
      component="form"
      aria-label="Ticket"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 300, alignItems: 'flex-start' }}
    >
      {ends.map(({ name, label }) => (
        <Autocomplete
          key={name}
          fullWidth
          id={`ticket-${name}`}
          options={stations}
          value={trip[name]}
          onChange={(_event, value) => setTrip({ ...trip, [name]: value })}
          renderInput={(params) => (
            <TextField
              {...params}
              required
              name={name}
              label={label}
              error={checked && Boolean(errors[name])}
              helperText={checked && errors[name]}
            />
          )}
        />
      ))}
      <Button type="submit" variant="contained">
        Show price
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {offer}
      </Typography>
    </Stack>
  );
}
