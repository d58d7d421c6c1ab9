import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const authors = {
  A: ['Allende, Isabel', 'Atwood, Margaret', 'Austen, Jane'],
  B: ['Baldwin, James', 'Borges, Jorge Luis', 'Brown, Alice'],
  C: ['Camus, Albert', 'Carson, Rachel', 'Cather, Willa'],
};

export default function StickyList() {
  const id = React.useId();

  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Authors"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 280, maxHeight: 240, overflow: 'auto' }}
    >
      <List role="list" disablePadding>
        {Object.entries(authors).map(([letter, names]) => (
          <li key={letter}>
            <List role="list" disablePadding aria-labelledby={`${id}-${letter}`}>
              <ListSubheader id={`${id}-${letter}`}>{letter}</ListSubheader>
              {names.map((name) => (
                <ListItem key={name} dense>
                  <ListItemText primary={name} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Paper>
  );
}
