import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [{ title: 'Orders' }, { segment: 'returns', title: 'Returns' }];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#4db6ac' } } },
  },
});

export default function ModeDashboard() {
  const [pathname, setPathname] = React.useState('/');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider
      branding={{ title: 'Harbor Bikes' }}
      navigation={NAVIGATION}
      router={router}
      theme={theme}
    >
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>{pathname === '/' ? '12 orders' : '3 returns'}</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
