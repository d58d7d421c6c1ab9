import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function OpenButton() {
  const notifications = useNotifications();

  const openBakery = () => {
    notifications.show('The flour has arrived.', { autoHideDuration: 5000 });
    notifications.show('Two orders are new.', { autoHideDuration: 5000 });
    notifications.show('Ada starts at nine today.', { autoHideDuration: 5000 });
  };

  return <Button onClick={openBakery}>Open the bakery</Button>;
}

export default function QueuedNotifications() {
  return (
    <NotificationsProvider>
      <OpenButton />
    </NotificationsProvider>
  );
}
