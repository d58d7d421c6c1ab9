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
const underline = { '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 } };

export default function ResponsiveAppBar() {
  const [section, setSection] = React.useState('Orders');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const linkTo = (name: string) => ({
    children: name,
    href: `/${name.toLowerCase()}`,
    'aria-current': name === section ? ('page' as const) : undefined,
    onClick: () => setSection(name),
  });

  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar position="sticky">
        <Toolbar sx={{ gap: 1 }}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Sections"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Menu
            anchorEl={anchor}
            open={anchor !== null}
            onClose={() => setAnchor(null)}
            onClick={() => setAnchor(null)}
            MenuListProps={{ 'aria-label': 'Sections' }}
          >
            {sections.map((name) => (
              <MenuItem key={name} component="a" selected={name === section} {...linkTo(name)} />
            ))}
          </Menu>
          <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
            Harbor Bikes
          </Typography>
          <Box component="nav" aria-label="Sections" sx={{ display: { xs: 'none', sm: 'flex' } }}>
            {sections.map((name) => (
              <Button key={name} color="inherit" sx={underline} {...linkTo(name)} />
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: 2 }}>
        <Typography variant="h5" component="h1">
          {section}
        </Typography>
      </Box>
    </React.Fragment>
  );
}
