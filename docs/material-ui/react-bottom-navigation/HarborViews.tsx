import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const texts = {
  tides: 'High water at 14:20, 4.1 m',
  harbors: 'Port Ellen: 6 free berths',
};

export default function HarborViews() {
  const [view, setView] = React.useState<keyof typeof texts>('tides');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="status" sx={{ py: 4, textAlign: 'center' }}>
        {texts[view]}
      </Typography>
      <BottomNavigation
        component="nav"
        aria-label="Views of Port Ellen"
        showLabels
        value={view}
        onChange={(_event, next: keyof typeof texts) => setView(next)}
      >
        <BottomNavigationAction
          value="tides"
          label="Tides"
          icon={<WavesIcon />}
          aria-current={view === 'tides'}
        />
        <BottomNavigationAction
          value="harbors"
          label="Harbors"
          icon={<AnchorIcon />}
          aria-current={view === 'harbors'}
        />
      </BottomNavigation>
    </Box>
  );
}
