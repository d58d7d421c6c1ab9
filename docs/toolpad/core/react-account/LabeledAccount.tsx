import * as React from 'react';
import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Authentication, type Session } from '@toolpad/core/AppProvider';

const JUNE: Session = { user: { name: 'June Park', email: 'june@paws.example' } };

export default function LabeledAccount() {
  // Undefined until somebody has signed in.
  const [session, setSession] = React.useState<Session | null>();
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(JUNE), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Box sx={{ p: 2 }}>
        <Account
          localeText={{ signInLabel: 'Start the shift', signOutLabel: 'End the shift' }}
          slotProps={{
            iconButton: { 'aria-label': 'Your account', autoFocus: true },
            signInButton: {
              autoFocus: session === null,
              color: 'primary',
              size: 'medium',
              sx: { textTransform: 'none' },
            },
            signOutButton: { color: 'error' },
          }}
        />
      </Box>
    </AppProvider>
  );
}
