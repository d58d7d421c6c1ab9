import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const subjects = [
  { name: 'History', parts: ['Ancient', 'Medieval', 'Modern'] },
  { name: 'Music', parts: ['Scores', 'Biographies'] },
];

export default function NestedList() {
  const [open, setOpen] = React.useState('History');

  return (
    <List role="list" aria-label="Subjects" sx={{ width: '100%', maxWidth: 280 }}>
      {subjects.map(({ name, parts }) => (
        <ListItem key={name} disablePadding sx={{ display: 'block' }}>
          <ListItemButton
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? '' : name)}
          >
            <ListItemText primary={name} />
            {open === name ? <ExpandLess /> : <ExpandMore />}
          </ListItemButton>
          <Collapse in={open === name} unmountOnExit>
            <List role="list" aria-label={name} dense disablePadding>
              {parts.map((part) => (
                <ListItem key={part} disablePadding>
                  <ListItemButton
                    href={`/subjects/${part.toLowerCase()}`}
                    sx={{ paddingInlineStart: 4 }}
                  >
                    <ListItemText primary={part} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Collapse>
        </ListItem>
      ))}
    </List>
  );
}
