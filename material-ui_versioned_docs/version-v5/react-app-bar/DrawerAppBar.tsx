import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const sections = ['Timetable', 'Fares', 'Piers', 'Contact'];

export default function DrawerAppBar() {
  const [open, setOpen] = React.useState(false);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar position="sticky">
        <Toolbar sx={{ gap: 1 }}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Sections"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
            Tarn Ferries
          </Typography>
          <Stack
            component="nav"
            direction="row"
            aria-label="Sections"
            sx={{ display: { xs: 'none', sm: 'flex' } }}
          >
            {sections.map((name) => (
              <Button key={name} color="inherit" href={`/${name.toLowerCase()}`}>
                {name}
              </Button>
            ))}
          </Stack>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open && isNarrow}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Sections' }}
      >
        <List component="nav" aria-label="Sections" sx={{ width: 240 }}>
          {sections.map((name) => (
            <ListItemButton key={name} href={`/${name.toLowerCase()}`} onClick={close}>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
