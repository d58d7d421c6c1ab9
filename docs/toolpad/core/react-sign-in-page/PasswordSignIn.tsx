import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

export default function PasswordSignIn() {
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [email, setEmail] = React.useState('');

  React.useEffect(() => {
    if (email) heading.current?.focus();
  }, [email]);

  const signIn = async (_provider: AuthProvider, formData?: FormData) => {
    if (formData?.get('password') !== 'harbor') {
      return { error: 'The password is not right. Try "harbor".' };
    }
    setEmail(String(formData.get('email')));
    return {};
  };

  return (
    <Box sx={{ pb: 2 }}>
      {email ? (
        <Box component="main" sx={{ p: 4 }}>
          <Typography variant="h5" component="h1" ref={heading} tabIndex={-1} gutterBottom>
            Signed in as {email}
          </Typography>
          Three orders are waiting for you.
        </Box>
      ) : (
        <SignInPage
          providers={providers}
          signIn={signIn}
          slotProps={{ emailField: { autoFocus: false } }}
        />
      )}
    </Box>
  );
}
