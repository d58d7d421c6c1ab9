import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import AnchorIcon from '@mui/icons-material/Anchor';
import MapIcon from '@mui/icons-material/Map';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function FiveActions() {
  const [view, setView] = React.useState(4);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of South Mole"
      showLabels
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{
        width: '100%',
        maxWidth: 320,
        '& .MuiBottomNavigationAction-root': { minWidth: 0, px: 0.5 },
        '& .MuiBottomNavigationAction-label.Mui-selected': { fontSize: '0.75rem' },
      }}
    >
      <BottomNavigationAction label="Tides" icon={<WavesIcon />} aria-current={view === 0} />
      <BottomNavigationAction label="Harbors" icon={<AnchorIcon />} aria-current={view === 1} />
      <BottomNavigationAction label="Chart" icon={<MapIcon />} aria-current={view === 2} />
      <BottomNavigationAction label="Wind" icon={<AirIcon />} aria-current={view === 3} />
      <BottomNavigationAction label="Logbook" icon={<MenuBookIcon />} aria-current={view === 4} />
    </BottomNavigation>
  );
}
