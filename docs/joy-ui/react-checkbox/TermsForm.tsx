import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TermsForm() {
  const [message, setMessage] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(data.has('letter') ? 'Signed up, with the letter.' : 'Signed up, no letter.');
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Checkbox name="letter" label="Send me the monthly letter" />
        <Checkbox
          name="terms"
          required
          label={
            <>
              I accept the{' '}
              <Link
                href="/library/rules"
                underline="always"
                sx={{ position: 'relative', zIndex: 2 }}
              >
                library rules
              </Link>
            </>
          }
        />
        <Button type="submit">Sign up</Button>
        <Typography role="status" level="body-sm">
          {message}
        </Typography>
      </Stack>
    </form>
  );
}
