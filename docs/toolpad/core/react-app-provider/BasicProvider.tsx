import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [{ title: 'Departures' }, { segment: 'tickets', title: 'Tickets' }];

export default function BasicProvider() {
  return (
    <AppProvider branding={{ title: 'Island Ferries' }} navigation={NAVIGATION}>
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>The next ferry leaves at 9:40.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
