import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stations = ['Castle Hill', 'Harbor Street', 'Lakeside', 'North Junction', 'Old Quay'];

const ends = ['from', 'to'] as const;

type Trip = Record<(typeof ends)[number], string | null>;

export default function TicketForm() {
  const [trip, setTrip] = React.useState<Trip>({ from: 'Castle Hill', to: null });
  const [checked, setChecked] = React.useState(false);
  const [offer, setOffer] = React.useState('');

  const errors = {
    from: trip.from === null && 'Choose where you start.',
    to:
      (trip.to === null && 'Choose where you go.') ||
      (trip.to === trip.from && 'Choose another station.'),
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = ends.find((name) => errors[name]);
    setOffer(wrong ? '' : `${trip.from} to ${trip.to}: $12.40`);
    if (wrong) (event.currentTarget.elements.namedItem(wrong) as HTMLInputElement).focus();
  };

  return (
    <Stack
      component="form"
      aria-label="Ticket"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 300, alignItems: 'flex-start' }}
    >
      {ends.map((name) => (
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
              label={name === 'from' ? 'From' : 'To'}
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
