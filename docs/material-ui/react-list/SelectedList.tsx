import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'My loans', href: '/account/loans' },
  { name: 'Reservations', href: '/account/reservations' },
  { name: 'Fees', href: '/account/fees' },
];

export default function SelectedList() {
  const [current, setCurrent] = React.useState('/account/loans');

  return (
    <Box component="nav" aria-label="Account" sx={{ width: '100%', maxWidth: 240 }}>
      <List>
        {pages.map(({ name, href }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              selected={href === current}
              aria-current={href === current ? 'page' : undefined}
              onClick={() => setCurrent(href)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
