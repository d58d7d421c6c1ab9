import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

const NAVIGATION: Navigation = [
  { title: 'School kitchen' },
  {
    segment: 'menus',
    title: 'Menus',
    children: [
      { segment: 'this-week', title: 'This week' },
      { segment: 'next-week', title: 'Next week' },
    ],
  },
];

export default function WeekPages() {
  const [pathname, setPathname] = React.useState('/menus/next-week');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider branding={{ title: 'Kitchen' }} navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>You are at {pathname}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
