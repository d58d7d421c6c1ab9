import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const books = [
  { title: 'Jane Eyre', due: 'Due on May 4' },
  { title: 'Invisible Cities', due: 'Due on May 18' },
];

export default function ControlList() {
  const [chosen, setChosen] = React.useState(['Jane Eyre']);

  const toggle = (title: string) =>
    setChosen(
      chosen.includes(title) ? chosen.filter((other) => other !== title) : [...chosen, title],
    );

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <List role="list" aria-label="Books to renew">
        {books.map(({ title, due }) => (
          <ListItem key={title} disablePadding>
            <ListItemButton component="label" role={undefined} tabIndex={-1}>
              <ListItemIcon>
                <Checkbox
                  edge="start"
                  checked={chosen.includes(title)}
                  onChange={() => toggle(title)}
                />
              </ListItemIcon>
              <ListItemText primary={title} secondary={due} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        Books to renew: {chosen.length}
      </Typography>
    </Box>
  );
}
