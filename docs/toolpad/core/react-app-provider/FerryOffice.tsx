import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

const NAVIGATION: Navigation = [
  { title: 'Departures' },
  { segment: 'tickets', title: 'Tickets' },
  { segment: 'crew', title: 'Crew' },
];

const CONTENT: Readonly<Record<string, string>> = {
  '/': 'The next ferry leaves at 9:40.',
  '/tickets': '112 tickets are sold for today.',
  '/crew': 'Ines and Tomas are on board.',
};

export default function FerryOffice() {
  const [pathname, setPathname] = React.useState('/tickets');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider branding={{ title: 'Island Ferries' }} navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>{CONTENT[pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
