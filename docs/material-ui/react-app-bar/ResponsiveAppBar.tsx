import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const sections = ['Orders', 'Stock', 'Suppliers'];

export default function ResponsiveAppBar() {
  const [section, setSection] = React.useState('Orders');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchor);

  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar position="sticky">
        <Toolbar sx={{ gap: 1 }}>
          <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
            <IconButton
              id="sections-button"
              edge="start"
              color="inherit"
              aria-label="Sections"
              aria-controls={open ? 'sections-menu' : undefined}
              aria-haspopup="menu"
              aria-expanded={open}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <MenuIcon />
            </IconButton>
            <Menu
              id="sections-menu"
              anchorEl={anchor}
              open={open}
              onClose={() => setAnchor(null)}
              MenuListProps={{ 'aria-labelledby': 'sections-button' }}
            >
              {sections.map((name) => (
                <MenuItem
                  key={name}
                  component="a"
                  href={`/${name.toLowerCase()}`}
                  selected={name === section}
                  aria-current={name === section ? 'page' : undefined}
                  onClick={() => {
                    setSection(name);
                    setAnchor(null);
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </Menu>
          </Box>
          <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
            Harbor Bikes
          </Typography>
          <Box component="nav" aria-label="Sections" sx={{ display: { xs: 'none', sm: 'flex' } }}>
            {sections.map((name) => (
              <Button
                key={name}
                color="inherit"
                href={`/${name.toLowerCase()}`}
                aria-current={name === section ? 'page' : undefined}
                onClick={() => setSection(name)}
                sx={{ '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 } }}
              >
                {name}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: 2 }}>
        <Typography variant="h5" component="h1">
          {section}
        </Typography>
        <Typography>Everything about {section.toLowerCase()} is here.</Typography>
      </Box>
    </React.Fragment>
  );
}
