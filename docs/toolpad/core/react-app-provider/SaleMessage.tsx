import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';

function CloseSalesButton() {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const closeSales = async () => {
    if (
      await dialogs.confirm('No more tickets are sold for the 9:40.', { title: 'Close sales?' })
    ) {
      notifications.show('Sales are closed.', { key: 'sales', autoHideDuration: 5000 });
    }
  };

  return (
    <Button variant="contained" onClick={closeSales}>
      Close sales
    </Button>
  );
}

export default function SaleMessage() {
  return (
    <AppProvider>
      <Box sx={{ p: 2 }}>
        <CloseSalesButton />
      </Box>
    </AppProvider>
  );
}
