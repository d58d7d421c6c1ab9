import Box from '@mui/material/Box';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

const signIn = async () => ({ error: 'No account has this email address.' });

export default function FilledSignIn() {
  return (
    <Box sx={{ pb: 2 }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { autoFocus: false, label: 'Work email', variant: 'filled' },
          passwordField: { variant: 'filled' },
          submitButton: { color: 'secondary' },
        }}
      />
    </Box>
  );
}
