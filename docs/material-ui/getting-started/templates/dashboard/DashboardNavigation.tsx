import * as React from 'react';
import CampaignIcon from '@mui/icons-material/Campaign';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DashboardIcon from '@mui/icons-material/Dashboard';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const WIDTH = 208;

const pages = [
  { label: 'Overview', href: '/overview', icon: <DashboardIcon />, isCurrent: true },
  { label: 'Departures', href: '/departures', icon: <DirectionsBoatIcon />, isCurrent: false },
  { label: 'Bookings', href: '/bookings', icon: <ConfirmationNumberIcon />, isCurrent: false },
  { label: 'Notices', href: '/notices', icon: <CampaignIcon />, isCurrent: false },
];

const links = (
  <Box component="nav" aria-label="Back office" sx={{ width: WIDTH }}>
    <List>
      {pages.map(({ label, href, icon, isCurrent }) => (
        <ListItem key={href} disablePadding>
          <ListItemButton
            href={href}
            selected={isCurrent}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Box>
);

interface DashboardNavigationProps {
  open: boolean;
  onClose: () => void;
}

/** Beside the content on wide screens, in a dialog on narrow ones. */
export function DashboardNavigation({ open, onClose }: DashboardNavigationProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  return (
    <React.Fragment>
      <Drawer
        open={open && isNarrow}
        onClose={onClose}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' }}
      >
        {links}
        <Button onClick={onClose}>Close</Button>
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width: WIDTH, flexShrink: 0 }}
      >
        <Toolbar />
        {links}
      </Drawer>
    </React.Fragment>
  );
}
