import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Authentication, type Session } from '@toolpad/core/AppProvider';

const JUNE: Session = { user: { name: 'June Park', email: 'june@paws.example' } };

export default function BasicAccount() {
  const [session, setSession] = React.useState<Session | null>(JUNE);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(JUNE), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography>{session ? 'On duty' : 'Signed out'}</Typography>
        <Account slotProps={{ signInButton: { autoFocus: true } }} />
      </Stack>
    </AppProvider>
  );
}
