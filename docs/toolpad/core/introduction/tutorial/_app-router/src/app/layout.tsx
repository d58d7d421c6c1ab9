import * as React from 'react';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v14-appRouter';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { AppProvider } from '@toolpad/core/nextjs';
import { NAVIGATION } from '../navigation';
import { theme } from '../theme';

export const metadata = { title: 'Harbor Bikes' };

export const dynamic = 'force-dynamic';

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <AppRouterCacheProvider options={{ enableCssLayer: true }}>
          <AppProvider branding={{ title: 'Harbor Bikes' }} navigation={NAVIGATION} theme={theme}>
            <DashboardLayout>{children}</DashboardLayout>
          </AppProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
