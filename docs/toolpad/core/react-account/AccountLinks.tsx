import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Authentication, type Session } from '@toolpad/core/AppProvider';

const JUNE: Session = { user: { name: 'June Park', email: 'june@paws.example' } };

function ShiftLinks() {
  return (
    <List dense>
      <ListItem disablePadding>
        <ListItemButton href="/shifts">Your shifts</ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton href="/profile">Profile</ListItemButton>
      </ListItem>
    </List>
  );
}

export default function AccountLinks() {
  const [session, setSession] = React.useState<Session | null>(JUNE);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(JUNE), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Box sx={{ p: 2 }}>
        <Account
          slots={{ menuItems: ShiftLinks }}
          slotProps={{ signInButton: { autoFocus: true } }}
        />
      </Box>
    </AppProvider>
  );
}
