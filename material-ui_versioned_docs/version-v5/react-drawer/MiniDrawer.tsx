import * as React from 'react';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Inventory2Icon from '@mui/icons-material/Inventory2';
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
import { useTheme } from '@mui/material/styles';

const WIDE = 200;
const NARROW = 56;

const sections = [
  { name: 'Orders', icon: <ReceiptLongIcon /> },
  { name: 'Returns', icon: <AssignmentReturnIcon /> },
  { name: 'Stock', icon: <Inventory2Icon /> },
];

export default function MiniDrawer() {
  const { direction, transitions } = useTheme();
  const [wide, setWide] = React.useState(false);
  const [section, setSection] = React.useState('Orders');
  const width = wide ? WIDE : NARROW;
  const transition = transitions.create('width', { duration: transitions.duration.shorter });
  const pointsLeft = wide === (direction === 'ltr');

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0, transition }}
        PaperProps={{
          component: 'nav',
          'aria-label': 'Back office',
          sx: { width, transition, overflowX: 'hidden' },
        }}
      >
        <Box sx={{ p: 1, textAlign: 'end' }}>
          <IconButton
            aria-label="Labels of the navigation"
            aria-expanded={wide}
            onClick={() => setWide(!wide)}
          >
            {pointsLeft ? <ChevronLeftIcon /> : <ChevronRightIcon />}
          </IconButton>
        </Box>
        <List disablePadding>
          {sections.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <Tooltip title={wide ? '' : name} placement={direction === 'ltr' ? 'right' : 'left'}>
                <ListItemButton
                  component="a"
                  href={`/${name.toLowerCase()}`}
                  selected={name === section}
                  aria-current={name === section ? 'page' : undefined}
                  onClick={() => setSection(name)}
                  sx={{ minHeight: 48 }}
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
          {section}
        </Typography>
        <Typography>The icons stay; their labels can be folded away.</Typography>
      </Box>
    </Box>
  );
}
