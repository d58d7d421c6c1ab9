import { useState } from 'react';
import type { FormEvent } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const SEEDS = ['Basil', 'Borage', 'Carrot', 'Chard', 'Dill', 'Kale', 'Leek', 'Pea'];

export default function SeedOrder() {
  const [seed, setSeed] = useState<string | null>(null);
  const [message, setMessage] = useState('Each gardener gets one bag.');
  const [error, setError] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(seed === null);
    setMessage(seed === null ? 'Choose a seed from the list.' : `A bag of ${seed} is yours.`);
    if (seed === null) event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControl error={error}>
          <FormLabel>Seed</FormLabel>
          <Autocomplete
            options={SEEDS}
            value={seed}
            onChange={(_event, next) => setSeed(next)}
            sx={{ width: 240 }}
          />
          <FormHelperText role="status">{message}</FormHelperText>
        </FormControl>
        <Button type="submit">Reserve</Button>
      </Stack>
    </form>
  );
}
