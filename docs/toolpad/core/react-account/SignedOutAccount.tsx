import * as React from 'react';
import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Authentication, type Session } from '@toolpad/core/AppProvider';

const OMAR: Session = {
  user: { name: 'Omar Reed', email: 'omar@paws.example' },
};

export default function SignedOutAccount() {
  // Undefined until somebody has signed in.
  const [session, setSession] = React.useState<Session | null>();
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(OMAR), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Box sx={{ p: 2 }}>
        <Account
          slotProps={{
            iconButton: { autoFocus: true },
            signInButton: { autoFocus: session === null },
          }}
        />
      </Box>
    </AppProvider>
  );
}
