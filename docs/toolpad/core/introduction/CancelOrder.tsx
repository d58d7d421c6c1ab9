import * as React from 'react';
import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function CancelButton() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [canceled, setCanceled] = React.useState(false);

  const cancelOrder = async () => {
    const confirmed = await dialogs.confirm('The customer gets a message and the full refund.', {
      title: 'Cancel order 4102?',
      okText: 'Cancel the order',
      cancelText: 'Keep it',
      severity: 'error',
    });
    if (confirmed) {
      setCanceled(true);
      notifications.show('Order 4102 is canceled.', {
        severity: 'success',
        autoHideDuration: 5000,
      });
    }
  };

  const restoreOrder = () => {
    setCanceled(false);
    notifications.show('Order 4102 is open again.', {
      severity: 'success',
      autoHideDuration: 5000,
    });
  };

  return (
    <Button
      variant="outlined"
      color={canceled ? 'primary' : 'error'}
      onClick={canceled ? restoreOrder : cancelOrder}
    >
      {canceled ? 'Restore order 4102' : 'Cancel order 4102'}
    </Button>
  );
}

export default function CancelOrder() {
  return (
    <NotificationsProvider>
      <DialogsProvider>
        <CancelButton />
      </DialogsProvider>
    </NotificationsProvider>
  );
}
