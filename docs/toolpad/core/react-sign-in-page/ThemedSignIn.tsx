import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#2e7d32' } } },
    dark: { palette: { primary: { main: '#81c784' } } },
  },
  shape: { borderRadius: 16 },
});

const providers: AuthProvider[] = [{ id: 'okta', name: 'Okta' }];

const signIn = async () => ({ error: 'Okta is not connected yet.' });

export default function ThemedSignIn() {
  return (
    <AppProvider theme={theme}>
      <Box sx={{ pb: 4 }}>
        <SignInPage providers={providers} signIn={signIn} />
      </Box>
    </AppProvider>
  );
}
