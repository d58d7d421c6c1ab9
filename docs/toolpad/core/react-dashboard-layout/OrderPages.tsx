import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';

const NAVIGATION: Navigation = [
  { title: 'Today' },
  {
    segment: 'orders',
    title: 'Orders',
    children: [
      { segment: 'open', title: 'Open orders' },
      { segment: 'closed', title: 'Closed orders' },
    ],
  },
];

function OrderList() {
  const notifications = useNotifications();

  return (
    <List disablePadding>
      {['4101 Harbor Bikes', '4102 Café Linde', '4103 Nordlicht Books'].map((order) => (
        <ListItem
          key={order}
          disableGutters
          secondaryAction={
            <Button
              size="small"
              aria-label={`Remind ${order}`}
              onClick={() =>
                notifications.show(`Reminder sent for ${order}`, { autoHideDuration: 4000 })
              }
            >
              Remind
            </Button>
          }
        >
          <ListItemText primary={order} />
        </ListItem>
      ))}
    </List>
  );
}

export default function OrderPages() {
  const [pathname, setPathname] = React.useState('/orders/open');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider branding={{ title: 'Harbor Bikes' }} navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          {pathname === '/orders/open' ? <OrderList /> : 'Nothing to do here.'}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
