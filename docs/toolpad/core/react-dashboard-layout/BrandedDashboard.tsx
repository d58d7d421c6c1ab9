import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import DemoFrame from './DemoFrame';

const NAVIGATION: Navigation = [
  { title: 'Greenhouse' },
  { segment: 'watering', title: 'Watering' },
];

const GREEN = { main: '#2e7d32' };
const LIGHT_GREEN = { main: '#81c784' };

export default function BrandedDashboard() {
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
    <DemoFrame title="Dashboard with its own colors">
      {(frame) => (
        <AppProvider
          branding={{ title: 'Glasshouse' }}
          navigation={NAVIGATION}
          router={router}
          theme={createTheme({
            ...frame.themeOptions,
            palette: {
              ...frame.themeOptions.palette,
              primary: frame.theme.palette.mode === 'dark' ? LIGHT_GREEN : GREEN,
            },
            components: {
              ...frame.themeOptions.components,
              MuiDrawer: {
                styleOverrides: {
                  paper: ({ theme }) => ({
                    backgroundColor: theme.vars.palette.background.default,
                  }),
                },
              },
              MuiListItemButton: { defaultProps: { dense: true } },
            },
          })}
          window={frame.window}
        >
          <DashboardLayout>
            <Typography sx={{ p: 3 }}>You are at {pathname}</Typography>
          </DashboardLayout>
        </AppProvider>
      )}
    </DemoFrame>
  );
}
