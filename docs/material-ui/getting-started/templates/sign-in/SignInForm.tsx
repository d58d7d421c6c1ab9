import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { focusField } from '../focusField';
import { PasswordField } from './PasswordField';
import { signIn, type Credentials } from './signIn';

function checkFields({ email, password }: Credentials) {
  return {
    email: /^\S+@\S+\.\S+$/.test(email) ? '' : 'Enter an email address, such as amira@example.com.',
    password: password === '' ? 'Enter your password.' : '',
  };
}

interface SignInFormProps {
  /** After signing out, whose button has gone, and the focus with it. */
  autoFocus: boolean;
  onSignedIn: (email: string) => void;
}

export function SignInForm({ autoFocus, onSignedIn }: SignInFormProps) {
  const [errors, setErrors] = React.useState({ email: '', password: '' });
  const [failure, setFailure] = React.useState('');
  const [pending, setPending] = React.useState(false);

  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const credentials = {
      email: String(data.get('email')),
      password: String(data.get('password')),
      remember: data.has('remember'),
    };
    const found = checkFields(credentials);
    setErrors(found);
    setFailure('');
    if (found.email || found.password) {
      focusField(form, found.email ? 'email' : 'password');
      return;
    }
    setPending(true);
    try {
      await signIn(credentials);
      onSignedIn(credentials.email);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'No connection. Try again.');
      setPending(false);
      focusField(form, 'password');
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h1">
        Sign in to Island Ferries
      </Typography>
      {failure === '' ? null : <Alert severity="error">{failure}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus={autoFocus}
        required
        error={errors.email !== ''}
        helperText={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password !== ''}
        helperText={errors.password}
      />
      <FormControlLabel control={<Checkbox name="remember" />} label="Stay signed in" />
      <Button type="submit" variant="contained" size="large">
        {pending ? 'Signing in…' : 'Sign in'}
      </Button>
      <Link href="/forgotten-password">Forgot your password?</Link>
      <Typography>
        New here? <Link href="/register">Create an account</Link>
      </Typography>
    </Stack>
  );
}
