import * as React from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import { SignedIn } from './sign-in/SignedIn';
import { SignInForm } from './sign-in/SignInForm';

export default function SignIn() {
  const [email, setEmail] = React.useState('');
  const [hasSignedOut, setHasSignedOut] = React.useState(false);
  const signOut = () => {
    setEmail('');
    setHasSignedOut(true);
  };

  return (
    <Box
      component="main"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', p: 2 }}
    >
      <CssBaseline />
      <Paper
        variant="outlined"
        sx={{ m: 'auto', width: '100%', maxWidth: 420, p: { xs: 2, sm: 4 } }}
      >
        {email === '' ? (
          <SignInForm autoFocus={hasSignedOut} onSignedIn={setEmail} />
        ) : (
          <SignedIn email={email} onSignOut={signOut} />
        )}
      </Paper>
    </Box>
  );
}
