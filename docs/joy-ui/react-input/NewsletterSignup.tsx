import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function NewsletterSignup() {
  const [message, setMessage] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    setMessage(`Subscribed with ${String(email)}.`);
  };

  return (
    <form onSubmit={handleSubmit} style={{ minWidth: 0 }}>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          endDecorator={<Button type="submit">Subscribe</Button>}
        />
        <FormHelperText>One letter a month about the harbor</FormHelperText>
      </FormControl>
      <Typography role="status" level="body-sm" sx={{ mt: 1, minHeight: '1.5em' }}>
        {message}
      </Typography>
    </form>
  );
}
