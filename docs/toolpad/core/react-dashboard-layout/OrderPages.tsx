import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

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
          <Typography>You are at {pathname}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
