import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { Outlet } from 'react-router-dom';
import { NAVIGATION } from './navigation';
import { theme } from './theme';
import { useAppRouter } from './useAppRouter';

const BRANDING = { title: 'Harbor Bikes' };

export function App() {
  const router = useAppRouter();

  return (
    <AppProvider branding={BRANDING} navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <Outlet />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
