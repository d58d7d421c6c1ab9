import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [{ title: 'Shifts' }, { segment: 'people', title: 'People' }];

const AMIRA: Session = {
  user: { id: '17', name: 'Amira Haddad', email: 'amira@harbor-bikes.example' },
};

export default function AccountDashboard() {
  const [session, setSession] = React.useState<Session | null>(AMIRA);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(AMIRA), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      authentication={authentication}
      branding={{ title: 'Rota', logo: '' }}
      navigation={NAVIGATION}
      session={session}
    >
      <DashboardLayout
        slotProps={{
          toolbarAccount: {
            localeText: { signInLabel: 'Log in', signOutLabel: 'Log out' },
            slotProps: { signInButton: { autoFocus: true } },
          },
        }}
      >
        <Typography sx={{ p: 3 }}>
          {session?.user ? `Shifts of ${session.user.name}` : 'Log in to see your shifts.'}
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
