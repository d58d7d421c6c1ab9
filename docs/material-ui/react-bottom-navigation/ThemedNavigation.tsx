import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import ExploreIcon from '@mui/icons-material/Explore';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function ThemedNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of a trip"
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <BottomNavigationAction label="Route" icon={<ExploreIcon />} aria-current={view === 0} />
      <BottomNavigationAction label="Harbors" icon={<AnchorIcon />} aria-current={view === 1} />
    </BottomNavigation>
  );
}
