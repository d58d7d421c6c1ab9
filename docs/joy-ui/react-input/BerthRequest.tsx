import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BerthRequest() {
  const lengthRef = useRef<HTMLInputElement>(null);
  const [hasError, setHasError] = useState(false);
  const [message, setMessage] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const length = Number(data.get('length'));
    const isTooLong = length > 14;
    setHasError(isTooLong);
    setMessage(isTooLong ? '' : `Requested a berth for ${length} meters.`);
    if (isTooLong) lengthRef.current?.focus();
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControl error={hasError} required>
          <FormLabel>Length of the boat</FormLabel>
          <Input
            name="length"
            type="number"
            error={hasError}
            endDecorator="m"
            slotProps={{ input: { ref: lengthRef, min: 3, step: 0.1 } }}
          />
          <FormHelperText sx={hasError ? { color: 'danger.plainColor' } : undefined}>
            {hasError ? 'The longest berth has 14 meters.' : 'Including the bowsprit'}
          </FormHelperText>
        </FormControl>
        <Button type="submit">Request a berth</Button>
        <Typography role="status" level="body-sm">
          {message}
        </Typography>
      </Stack>
    </form>
  );
}
