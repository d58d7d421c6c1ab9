import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import AnchorIcon from '@mui/icons-material/Anchor';
import MapIcon from '@mui/icons-material/Map';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses as classes,
} from '@mui/material/BottomNavigationAction';

const views = [
  { name: 'Tides', icon: <WavesIcon /> },
  { name: 'Harbors', icon: <AnchorIcon /> },
  { name: 'Chart', icon: <MapIcon /> },
  { name: 'Wind', icon: <AirIcon /> },
  { name: 'Logbook', icon: <MenuBookIcon /> },
];

export default function FiveActions() {
  const [view, setView] = React.useState('Logbook');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of South Mole"
      showLabels
      value={view}
      onChange={(_event, next: string) => setView(next)}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${classes.root}`]: { minWidth: 0, px: 0.5 },
        [`& .${classes.label}.${classes.selected}`]: { fontSize: '0.75rem' },
      }}
    >
      {views.map(({ name, icon }) => (
        <BottomNavigationAction
          key={name}
          value={name}
          label={name}
          icon={icon}
          aria-current={name === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
