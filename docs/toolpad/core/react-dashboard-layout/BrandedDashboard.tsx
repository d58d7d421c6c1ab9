import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme, useTheme } from '@mui/material/styles';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { title: 'Greenhouse' },
  { segment: 'watering', title: 'Watering' },
];

const GREEN = { main: '#2e7d32' };
const LIGHT_GREEN = { main: '#81c784' };

interface BrandedDashboardProps {
  /** Returns the window the layout is in; needed inside a frame only. */
  window?: () => Window;
}

export default function BrandedDashboard({ window }: BrandedDashboardProps) {
  const [pathname, setPathname] = React.useState('/');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  const { components, direction, palette } = useTheme();
  // Color mode, direction and defaults are those of the page around it.
  const theme = React.useMemo(
    () =>
      createTheme({
        cssVariables: true,
        direction,
        palette: {
          mode: palette.mode,
          primary: palette.mode === 'dark' ? LIGHT_GREEN : GREEN,
        },
        components: {
          ...components,
          MuiDrawer: {
            styleOverrides: {
              paper: ({ theme: { vars } }) => ({
                backgroundColor: vars.palette.background.default,
              }),
            },
          },
          MuiListItemButton: { defaultProps: { dense: true } },
        },
      }),
    [components, direction, palette.mode],
  );

  return (
    <AppProvider
      branding={{ title: 'Glasshouse' }}
      navigation={NAVIGATION}
      router={router}
      theme={theme}
      window={window?.()}
    >
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>You are at {pathname}</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
