import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import WavesIcon from '@mui/icons-material/Waves';
import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const views = {
  Tides: {
    icon: <WavesIcon />,
    text: (hour: number) => `${(2.5 + 1.6 * Math.cos(hour / 2)).toFixed(1)} m`,
  },
  Wind: { icon: <AirIcon />, text: (hour: number) => `South-west ${3 + (hour % 4)}` },
};

export default function ScrollNavigation() {
  const [view, setView] = React.useState<keyof typeof views>('Tides');
  const mainRef = React.useRef<HTMLElement>(null);

  const open = (next: keyof typeof views) => {
    setView(next);
    mainRef.current?.scrollTo({ top: 0 });
  };

  return (
    <Stack sx={{ height: '100dvh', pb: 'env(safe-area-inset-bottom)' }}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar variant="dense">{view} at North Quay</Toolbar>
      </AppBar>
      <Box ref={mainRef} component="main" tabIndex={0} sx={{ flex: 1, overflow: 'auto' }}>
        <List>
          {Array.from({ length: 24 }, (_unused, hour) => (
            <ListItem key={hour}>
              <ListItemText primary={`${hour}:00`} secondary={views[view].text(hour)} />
            </ListItem>
          ))}
        </List>
      </Box>
      <BottomNavigation
        component="nav"
        aria-label="Views of North Quay"
        showLabels
        value={view}
        onChange={(_event, next: keyof typeof views) => open(next)}
        sx={{ height: 'auto', minHeight: 56, borderTop: 1, borderColor: 'divider' }}
      >
        {Object.entries(views).map(([name, { icon }]) => (
          <BottomNavigationAction
            key={name}
            value={name}
            label={name}
            icon={icon}
            aria-current={name === view ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Stack>
  );
}
