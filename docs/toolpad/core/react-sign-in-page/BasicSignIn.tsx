import Box from '@mui/material/Box';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
];

const signIn = async (provider: AuthProvider) => ({
  error: `${provider.name} is not connected yet.`,
});

export default function BasicSignIn() {
  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage providers={providers} signIn={signIn} />
    </Box>
  );
}
