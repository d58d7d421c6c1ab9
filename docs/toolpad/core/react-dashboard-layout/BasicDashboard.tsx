import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { title: 'Today' },
  { segment: 'orders', title: 'Orders' },
  { segment: 'returns', title: 'Returns' },
];

export default function BasicDashboard() {
  return (
    <AppProvider branding={{ title: 'Harbor Bikes' }} navigation={NAVIGATION}>
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>Three bikes go out today.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
