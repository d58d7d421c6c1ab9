import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [{ title: 'Rooms' }, { segment: 'guests', title: 'Guests' }];

export default function FixedSidebar() {
  return (
    <AppProvider branding={{ title: 'Pier Hotel' }} navigation={NAVIGATION}>
      <DashboardLayout disableCollapsibleSidebar>
        <Typography sx={{ p: 3 }}>Six rooms are free tonight.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
