import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme, useTheme } from '@mui/material/styles';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { title: 'Today' },
  { segment: 'orders', title: 'Orders' },
  { segment: 'returns', title: 'Returns' },
];

interface BasicDashboardProps {
  /** Returns the window the layout is in; needed inside a frame only. */
  window?: () => Window;
}

export default function BasicDashboard({ window }: BasicDashboardProps) {
  const [pathname, setPathname] = React.useState('/orders');
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
      createTheme({ cssVariables: true, components, direction, palette: { mode: palette.mode } }),
    [components, direction, palette.mode],
  );

  return (
    <AppProvider
      branding={{ title: 'Harbor Bikes' }}
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
