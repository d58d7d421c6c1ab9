import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DetailsMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(['Room B', '$255.00']);

  const toggle = (detail: string) =>
    setShown(
      shown.includes(detail) ? shown.filter((other) => other !== detail) : [...shown, detail],
    );

  const item = (detail: string) => (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={shown.includes(detail)}
      onClick={() => toggle(detail)}
    >
      <ListItemIcon>{shown.includes(detail) && <CheckIcon />}</ListItemIcon>
      <ListItemText>{detail}</ListItemText>
    </MenuItem>
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Details
      </Button>
      <Typography variant="body2">{['Nightjar', ...shown].join(' · ')}</Typography>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Details of sessions' }}
      >
        <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
          Studio
        </ListSubheader>
        {item('Room B')}
        {item('Engineer Ines Roth')}
        <Divider component="li" />
        <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
          Booking
        </ListSubheader>
        {item('From 10:00 AM')}
        {item('$255.00')}
      </Menu>
    </Stack>
  );
}
