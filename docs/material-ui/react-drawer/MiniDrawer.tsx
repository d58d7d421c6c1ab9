import * as React from 'react';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import MenuIcon from '@mui/icons-material/Menu';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const sections = [
  { name: 'Orders', icon: <ReceiptLongIcon /> },
  { name: 'Returns', icon: <AssignmentReturnIcon /> },
  { name: 'Stock', icon: <Inventory2Icon /> },
];

export default function MiniDrawer() {
  const [wide, setWide] = React.useState(false);
  const panel = {
    width: wide ? 200 : 56,
    flexShrink: 0,
    transition: 'width 200ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Drawer
        variant="permanent"
        sx={panel}
        PaperProps={{ component: 'nav', 'aria-label': 'Back office', sx: panel }}
      >
        <Box sx={{ p: 1 }}>
          <IconButton aria-label="Labels" aria-expanded={wide} onClick={() => setWide(!wide)}>
            <MenuIcon />
          </IconButton>
        </Box>
        <List disablePadding>
          {sections.map(({ name, icon }) => (
            <ListItem key={name} disablePadding sx={{ overflow: 'hidden' }}>
              <Tooltip title={wide ? '' : name} placement="right">
                <ListItemButton
                  href={`/${name.toLowerCase()}`}
                  selected={name === 'Orders'}
                  aria-current={name === 'Orders' ? 'page' : undefined}
                >
                  <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                  {/* Cut off rather than removed: it still names the link. */}
                  <ListItemText primary={name} primaryTypographyProps={{ noWrap: true }} />
                </ListItemButton>
              </Tooltip>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Typography variant="h6" component="h1">
          Orders
        </Typography>
        <Typography>Two orders are waiting for a courier.</Typography>
      </Box>
    </Box>
  );
}
