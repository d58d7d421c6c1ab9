import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const first = [
  { name: 'Yellow flag', place: 'Ditch by the mill, 4 plants' },
  { name: 'Marsh marigold', place: 'River meadow, 20 plants' },
  { name: 'Spring gentian', place: 'South slope, 9 plants' },
  { name: 'Alder', place: 'River bank, 3 trees' },
  { name: 'Bog bean', place: 'Upper pond, 11 plants' },
];

export default function PlantNotes() {
  const [notes, setNotes] = React.useState(first);
  const add = () =>
    setNotes([{ name: `Find ${notes.length + 1}`, place: 'Here, one plant' }, ...notes]);

  return (
    <>
      <Typography role="status" variant="subtitle2" component="div" sx={{ px: 2, pt: 2 }}>
        {notes.length} notes today
      </Typography>
      <List role="list" sx={{ pb: 11 }}>
        {notes.map(({ name, place }) => (
          <ListItem key={name} divider>
            <ListItemText primary={name} secondary={place} />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="New note"
        onClick={add}
        sx={{ position: 'fixed', insetInlineEnd: 16, bottom: 16 }}
      >
        <AddIcon />
      </Fab>
    </>
  );
}
