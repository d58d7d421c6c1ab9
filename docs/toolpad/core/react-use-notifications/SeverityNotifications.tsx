import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function OrderButtons() {
  const notifications = useNotifications();

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        onClick={() =>
          notifications.show('Order 4102 is packed.', {
            severity: 'success',
            autoHideDuration: 6000,
          })
        }
      >
        Pack the order
      </Button>
      <Button
        color="error"
        onClick={() => notifications.show('The printer has no paper.', { severity: 'error' })}
      >
        Print the label
      </Button>
    </Stack>
  );
}

export default function SeverityNotifications() {
  return (
    <NotificationsProvider>
      <OrderButtons />
    </NotificationsProvider>
  );
}
