import PedalBikeIcon from '@mui/icons-material/PedalBike';
import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'microsoft-entra-id', name: 'Microsoft' }];

const branding = {
  logo: <PedalBikeIcon color="primary" sx={{ fontSize: 56 }} />,
  title: 'Harbor Bikes',
};

const signIn = async () => ({ error: 'Microsoft is not connected yet.' });

export default function BrandedSignIn() {
  return (
    <AppProvider branding={branding}>
      <Box sx={{ pb: 4 }}>
        <SignInPage providers={providers} signIn={signIn} />
      </Box>
    </AppProvider>
  );
}
