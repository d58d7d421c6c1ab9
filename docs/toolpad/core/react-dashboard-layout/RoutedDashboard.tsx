import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { title: 'Today' },
  { segment: 'orders', title: 'Orders' },
  { segment: 'returns', title: 'Returns' },
];

export default function RoutedDashboard() {
  const [pathname, setPathname] = React.useState('/orders');
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
        <Typography sx={{ p: 3 }}>You are at {pathname}</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
