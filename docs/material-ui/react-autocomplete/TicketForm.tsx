import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stations = ['Castle Hill', 'Fern Valley', 'Lakeside', 'North Junction', 'Old Quay'];

export default function TicketForm() {
  const [station, setStation] = React.useState<string | null>(null);
  const [hasError, setHasError] = React.useState(false);
  const [price, setPrice] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const choose = (value: string | null) => {
    setStation(value);
    setHasError(false);
    setPrice('');
  };

  const chooseTyped = (text: string) => {
    const match = stations.find((name) => name.toLowerCase() === text.trim().toLowerCase());
    if (match !== undefined && match !== station) choose(match);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setHasError(station === null);
    if (station === null) inputRef.current?.focus();
    else setPrice(`Harbor Street to ${station}: $12.40`);
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 300, alignItems: 'flex-start' }}
    >
      <Autocomplete
        autoHighlight
        fullWidth
        options={stations}
        value={station}
        onChange={(_event, value) => choose(value)}
        onInputChange={(_event, text) => chooseTyped(text)}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            name="to"
            label="To"
            inputRef={inputRef}
            error={hasError}
            helperText={hasError ? 'Choose where you go.' : 'Trains from Harbor Street'}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Show price
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {price}
      </Typography>
    </Stack>
  );
}
