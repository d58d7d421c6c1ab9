import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

const signIn = async () => ({ error: 'No account has this email address.' });

function ForgotPasswordLink() {
  return (
    <Link href="/forgot-password" variant="body2">
      Forgot password?
    </Link>
  );
}

function SignUpLink() {
  return (
    <Link href="/sign-up" variant="body2">
      Create an account
    </Link>
  );
}

export default function LinkedSignIn() {
  return (
    <Box sx={{ pb: 4 }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ forgotPasswordLink: ForgotPasswordLink, signUpLink: SignUpLink }}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    </Box>
  );
}
