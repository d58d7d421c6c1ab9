import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import AnchorIcon from '@mui/icons-material/Anchor';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BasicBottomNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views"
      showLabels
      value={view}
      onChange={(_event, next: number) => setView(next)}
    >
      <BottomNavigationAction label="Tides" icon={<WavesIcon />} aria-current={view === 0} />
      <BottomNavigationAction label="Harbors" icon={<AnchorIcon />} aria-current={view === 1} />
      <BottomNavigationAction label="Wind" icon={<AirIcon />} aria-current={view === 2} />
    </BottomNavigation>
  );
}
