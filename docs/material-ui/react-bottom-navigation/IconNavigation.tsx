import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import AnchorIcon from '@mui/icons-material/Anchor';
import MapIcon from '@mui/icons-material/Map';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const views = [
  { name: 'Tides', icon: <WavesIcon /> },
  { name: 'Harbors', icon: <AnchorIcon /> },
  { name: 'Chart', icon: <MapIcon /> },
  { name: 'Wind', icon: <AirIcon /> },
];

export default function IconNavigation() {
  const [view, setView] = React.useState(1);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of North Quay"
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {views.map(({ name, icon }, index) => (
        <BottomNavigationAction
          key={name}
          label={name}
          icon={icon}
          aria-current={index === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
