import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import StarIcon from '@mui/icons-material/Star';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const harbors = [
  ['Castle Dock', 'East Pier', 'Lighthouse Bay', 'North Quay', 'Old Basin', 'South Mole'],
  ['Lighthouse Bay', 'North Quay'],
];

export default function FixedNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}>
      <List role="list" aria-live="polite">
        {harbors[view]?.map((name) => (
          <ListItem key={name} divider>
            <ListItemText primary={name} secondary="High water at 14:20" />
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
          onChange={(_event, next: number) => setView(next)}
          sx={{ bgcolor: 'transparent' }}
        >
          <BottomNavigationAction label="All" icon={<AnchorIcon />} aria-current={view === 0} />
          <BottomNavigationAction label="Saved" icon={<StarIcon />} aria-current={view === 1} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
