import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function SaveButton() {
  const notifications = useNotifications();

  return (
    <Button
      onClick={() =>
        notifications.show('The recipe is saved.', { key: 'recipe-saved', autoHideDuration: 6000 })
      }
    >
      Save the recipe
    </Button>
  );
}

export default function SameKey() {
  return (
    <NotificationsProvider>
      <SaveButton />
    </NotificationsProvider>
  );
}
