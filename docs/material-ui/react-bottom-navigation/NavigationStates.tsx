import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import CampaignIcon from '@mui/icons-material/Campaign';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NavigationStates() {
  const [view, setView] = React.useState('harbors');
  const [unread, setUnread] = React.useState(2);
  const current = (name: string) => (name === view ? 'page' : undefined);

  const open = (next: string) => {
    setView(next);
    if (next === 'warnings') setUnread(0);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
        Gale warnings: {unread} unread. Webcams: offline
      </Typography>
      <BottomNavigation
        component="nav"
        aria-label="Views of East Pier"
        showLabels
        value={view}
        onChange={(_event, next: string) => open(next)}
      >
        <BottomNavigationAction
          value="harbors"
          label="Harbors"
          icon={<AnchorIcon />}
          aria-current={current('harbors')}
        />
        <BottomNavigationAction
          value="warnings"
          label="Warnings"
          aria-label={unread > 0 ? `Warnings, ${unread} unread` : undefined}
          icon={
            <Badge color="error" variant="dot" invisible={unread === 0}>
              <CampaignIcon />
            </Badge>
          }
          aria-current={current('warnings')}
        />
        <BottomNavigationAction
          value="webcams"
          label="Webcams"
          icon={<CloudOffIcon />}
          disabled
          sx={{ '&.Mui-disabled': { opacity: 0.38 } }}
        />
      </BottomNavigation>
    </Stack>
  );
}
