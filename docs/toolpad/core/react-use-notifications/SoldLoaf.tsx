import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Loaves() {
  const notifications = useNotifications();
  const [loaves, setLoaves] = React.useState(12);

  const sell = () => {
    setLoaves((count) => count - 1);
    const key = notifications.show('One loaf is sold.', {
      autoHideDuration: 10_000,
      actionText: 'Undo',
      onAction: () => {
        setLoaves((count) => count + 1);
        notifications.close(key);
      },
    });
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={sell}>
        Sell a loaf
      </Button>
      <Typography>{loaves} left</Typography>
    </Stack>
  );
}

export default function SoldLoaf() {
  return (
    <NotificationsProvider>
      <Loaves />
    </NotificationsProvider>
  );
}
