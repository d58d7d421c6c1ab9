import * as React from 'react';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [{ title: 'Shifts' }, { segment: 'people', title: 'People' }];

const AMIRA: Session = {
  user: { id: '17', name: 'Amira Haddad', email: 'amira@harbor-bikes.example' },
};

function HelpButton() {
  return (
    <Tooltip title="Help">
      <IconButton>
        <HelpOutlineIcon />
      </IconButton>
    </Tooltip>
  );
}

export default function AccountDashboard() {
  const [session, setSession] = React.useState<Session | null>(AMIRA);
  const [pathname, setPathname] = React.useState('/');
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(AMIRA), signOut: () => setSession(null) }),
    [],
  );
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider
      authentication={authentication}
      branding={{ title: 'Rota', logo: '' }}
      navigation={NAVIGATION}
      router={router}
      session={session}
    >
      <DashboardLayout
        disableCollapsibleSidebar
        slots={{ toolbarActions: HelpButton }}
        slotProps={{
          toolbarAccount: { localeText: { signInLabel: 'Log in', signOutLabel: 'Log out' } },
        }}
      >
        <Typography sx={{ p: 3 }}>
          {session?.user ? `Shifts of ${session.user.name}` : 'Log in to see your shifts.'}
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
