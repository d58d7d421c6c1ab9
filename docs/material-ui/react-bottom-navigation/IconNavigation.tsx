import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import AnchorIcon from '@mui/icons-material/Anchor';
import MapIcon from '@mui/icons-material/Map';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function IconNavigation() {
  const [view, setView] = React.useState(1);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of Gull Rock"
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <BottomNavigationAction label="Tides" icon={<WavesIcon />} aria-current={view === 0} />
      <BottomNavigationAction label="Harbors" icon={<AnchorIcon />} aria-current={view === 1} />
      <BottomNavigationAction label="Chart" icon={<MapIcon />} aria-current={view === 2} />
      <BottomNavigationAction label="Wind" icon={<AirIcon />} aria-current={view === 3} />
    </BottomNavigation>
  );
}
