import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function OvenButton() {
  const notifications = useNotifications();

  return (
    <Button variant="contained" onClick={() => notifications.show('The oven is heating up.')}>
      Turn the oven on
    </Button>
  );
}

export default function BasicNotification() {
  return (
    <NotificationsProvider>
      <OvenButton />
    </NotificationsProvider>
  );
}
