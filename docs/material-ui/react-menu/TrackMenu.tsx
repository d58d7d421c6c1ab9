import * as React from 'react';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const modes = [
  { name: 'Mute', letter: 'M', icon: <VolumeOffIcon /> },
  { name: 'Solo', letter: 'S', icon: <HeadphonesIcon /> },
];

export default function TrackMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [active, setActive] = React.useState<string[]>(['Mute']);

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((other) => other !== name) : [...active, name]);

  const pressLetter = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const mode = modes.find(({ letter }) => letter === event.key.toUpperCase());
    if (mode) toggle(mode.name);
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', color: 'text.primary', typography: 'body2' }}>
      <span role="status">Track 7: {active.join(', ') || 'playing'}</span>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-keyshortcuts="M S"
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={pressLetter}
      >
        Cello, close mic
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ dense: true, 'aria-label': 'Cello, close mic', sx: { width: 256 } }}
      >
        {modes.map(({ name, letter, icon }) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={active.includes(name)}
            selected={active.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
              {letter}
            </Typography>
          </MenuItem>
        ))}
        <MenuItem disabled>
          <ListItemText inset>Copy (all 24 tracks used)</ListItemText>
        </MenuItem>
      </Menu>
    </Stack>
  );
}
