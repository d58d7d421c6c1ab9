import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import AnchorIcon from '@mui/icons-material/Anchor';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const views = [
  { name: 'Tides', icon: <WavesIcon />, text: 'High water at 14:20, 4.1 m' },
  { name: 'Harbors', icon: <AnchorIcon />, text: 'Port Ellen: 6 free berths' },
  { name: 'Wind', icon: <AirIcon />, text: 'South-west 5, gusts of 7' },
];

export default function BasicBottomNavigation() {
  const [view, setView] = React.useState('Tides');

  return (
    <Box sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <Typography role="status" sx={{ py: 4, textAlign: 'center' }}>
        {views.find(({ name }) => name === view)?.text}
      </Typography>
      <BottomNavigation
        component="nav"
        aria-label="Views"
        showLabels
        value={view}
        onChange={(_event, next: string) => setView(next)}
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
    </Box>
  );
}
