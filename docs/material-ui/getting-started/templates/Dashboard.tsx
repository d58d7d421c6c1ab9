import * as React from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { DashboardBar } from './dashboard/DashboardBar';
import { DashboardNavigation } from './dashboard/DashboardNavigation';
import { Departures } from './dashboard/Departures';
import { Notices } from './dashboard/Notices';
import { PassengerChart } from './dashboard/PassengerChart';
import { TodayFigures } from './dashboard/TodayFigures';

export default function Dashboard() {
  const [menuOpen, setMenuOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <CssBaseline />
      <DashboardBar onOpenMenu={() => setMenuOpen(true)} />
      <DashboardNavigation open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: 3 } }}>
        <Toolbar />
        <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
          Overview
        </Typography>
        <TodayFigures />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <PassengerChart />
          <Notices />
          <Departures />
        </Box>
      </Box>
    </Box>
  );
}
