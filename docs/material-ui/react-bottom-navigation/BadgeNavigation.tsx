import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import CampaignIcon from '@mui/icons-material/Campaign';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BadgeNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of East Pier"
      showLabels
      value={view}
      onChange={(_event, next: number) => setView(next)}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <BottomNavigationAction label="Harbors" icon={<AnchorIcon />} aria-current={view === 0} />
      <BottomNavigationAction
        label="Warnings"
        aria-label="Warnings, 2 unread"
        aria-current={view === 1}
        icon={
          <Badge color="error" variant="dot">
            <CampaignIcon />
          </Badge>
        }
      />
    </BottomNavigation>
  );
}
