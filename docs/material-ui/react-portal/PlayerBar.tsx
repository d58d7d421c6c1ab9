import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

const shows = [
  { name: 'Brass at Breakfast', time: '7:00 AM' },
  { name: 'The Long Interview', time: '10:00 AM' },
  { name: 'Night Trains', time: '11:30 PM' },
];

function Schedule({ player }: { player: HTMLElement | null }) {
  const [playing, setPlaying] = React.useState('');

  return (
    <List role="list">
      {shows.map(({ name, time }) => (
        <ListItem key={name}>
          <ListItemText primary={name} secondary={time} />
          <Button aria-label={`Play ${name}`} onClick={() => setPlaying(name)}>
            Play
          </Button>
        </ListItem>
      ))}
      <Portal container={() => player}>
        <p role="status">{playing === '' ? 'Choose a show' : `Now playing: ${playing}`}</p>
      </Portal>
    </List>
  );
}

export default function PlayerBar() {
  const [player, setPlayer] = React.useState<HTMLElement | null>(null);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Schedule player={player} />
      <Box
        ref={setPlayer}
        sx={{ display: 'flow-root', minHeight: 56, px: 2, bgcolor: 'action.hover' }}
      />
    </Paper>
  );
}
