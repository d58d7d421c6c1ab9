import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import {
  AppProvider,
  SessionContext,
  type Authentication,
  type Session,
} from '@toolpad/core/AppProvider';

const INES: Session = { user: { name: 'Ines Silva', email: 'ines@island-ferries.example' } };

function Greeting() {
  const session = React.useContext(SessionContext);
  return (
    <Typography>{session?.user ? `Good morning, ${session.user.name}` : 'Signed out'}</Typography>
  );
}

export default function SignedInClerk() {
  const [session, setSession] = React.useState<Session | null>(INES);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(INES), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Greeting />
        <Account slotProps={{ signInButton: { autoFocus: true } }} />
      </Stack>
    </AppProvider>
  );
}
