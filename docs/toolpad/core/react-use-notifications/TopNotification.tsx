import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function BellButton() {
  const notifications = useNotifications();

  return (
    <Button onClick={() => notifications.show('Somebody is at the counter.', { key: 'bell' })}>
      Ring the bell
    </Button>
  );
}

export default function TopNotification() {
  return (
    <NotificationsProvider
      slotProps={{ snackbar: { anchorOrigin: { vertical: 'top', horizontal: 'center' } } }}
    >
      <BellButton />
    </NotificationsProvider>
  );
}
