import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const crew = [
  { task: 'Director', name: 'Mara Stone' },
  { task: 'Stage design', name: 'Felix Wood' },
  { task: 'Music', name: 'The Station Quartet' },
];

export default function CastList() {
  return (
    <List disablePadding sx={{ width: '100%', maxWidth: 320, color: 'text.primary' }}>
      {crew.map(({ task, name }, index) => (
        <React.Fragment key={task}>
          {index > 0 && <Divider component="li" aria-hidden />}
          <ListItem>
            <ListItemText primary={name} secondary={task} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
