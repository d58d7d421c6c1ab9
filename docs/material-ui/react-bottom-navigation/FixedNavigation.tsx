import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import NearMeIcon from '@mui/icons-material/NearMe';
import StarIcon from '@mui/icons-material/Star';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const all = ['Castle Dock', 'East Pier', 'Lighthouse Bay', 'North Quay', 'Old Basin', 'South Mole'];
const views = {
  All: { harbors: all, icon: <AnchorIcon /> },
  Nearby: { harbors: ['East Pier', 'Old Basin'], icon: <NearMeIcon /> },
  Saved: { harbors: ['Lighthouse Bay', 'North Quay'], icon: <StarIcon /> },
};

export default function FixedNavigation() {
  const [view, setView] = React.useState<keyof typeof views>('All');

  return (
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))', color: 'text.primary' }}>
      <List aria-live="polite">
        {views[view].harbors.map((name) => (
          <ListItem key={name}>
            <ListItemText
              primary={name}
              secondary={`High water 14:${20 + all.indexOf(name) * 4}`}
            />
          </ListItem>
        ))}
      </List>
      <Paper
        elevation={3}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          pb: 'env(safe-area-inset-bottom)',
          zIndex: 'appBar',
        }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Harbors"
          showLabels
          value={view}
          onChange={(_event, next: keyof typeof views) => setView(next)}
          sx={{ bgcolor: 'transparent' }}
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
      </Paper>
    </Box>
  );
}
