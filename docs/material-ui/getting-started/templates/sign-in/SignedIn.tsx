import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface SignedInProps {
  email: string;
  onSignOut: () => void;
}

export function SignedIn({ email, onSignOut }: SignedInProps) {
  const titleRef = React.useRef<HTMLHeadingElement>(null);
  // The form has gone, and the focus with it.
  React.useEffect(() => titleRef.current?.focus(), []);

  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Typography variant="h5" component="h1" ref={titleRef} tabIndex={-1}>
        Welcome aboard
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>You are signed in as {email}.</Typography>
      <Button variant="outlined" onClick={onSignOut}>
        Sign out
      </Button>
    </Stack>
  );
}
