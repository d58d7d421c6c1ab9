import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { title: 'Greenhouse' },
  { segment: 'watering', title: 'Watering' },
];

const LOGO = (
  <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="18" fill="#2e7d32" />
    <path d="M20 32V16m0 8c-7 0-9-5-9-10 6 0 9 4 9 10z" fill="#fff" stroke="#fff" />
  </svg>
);

export default function BrandedDashboard() {
  return (
    <AppProvider branding={{ title: 'Glasshouse', logo: LOGO }} navigation={NAVIGATION}>
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>The tomatoes need water.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
