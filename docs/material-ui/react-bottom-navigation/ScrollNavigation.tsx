import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import WavesIcon from '@mui/icons-material/Waves';
import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const hours = Array.from({ length: 24 }, (_unused, hour) => `${hour}:00`);

export default function ScrollNavigation() {
  const [view, setView] = React.useState('Tides');
  const mainRef = React.useRef<HTMLElement>(null);

  const changeView = (_event: React.SyntheticEvent, next: string) => {
    setView(next);
    mainRef.current?.scrollTo({ top: 0 });
  };

  return (
    <Stack sx={{ height: '100dvh', pb: 'env(safe-area-inset-bottom)' }}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar variant="dense">{view} at North Quay</Toolbar>
      </AppBar>
      <Box
        ref={mainRef}
        component="main"
        aria-label={view}
        tabIndex={0}
        sx={{ flex: 1, overflow: 'auto', p: 2 }}
      >
        {hours.map((hour) => (
          <Typography key={hour} sx={{ py: 1 }}>
            {view} at {hour}
          </Typography>
        ))}
      </Box>
      <BottomNavigation
        component="nav"
        aria-label="Views of North Quay"
        showLabels
        value={view}
        onChange={changeView}
        sx={{ height: 'auto', minHeight: 56, borderTop: 1, borderColor: 'divider' }}
      >
        <BottomNavigationAction
          value="Tides"
          label="Tides"
          icon={<WavesIcon />}
          aria-current={view === 'Tides'}
        />
        <BottomNavigationAction
          value="Wind"
          label="Wind"
          icon={<AirIcon />}
          aria-current={view === 'Wind'}
        />
      </BottomNavigation>
    </Stack>
  );
}
