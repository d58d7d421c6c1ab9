import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

const shows = [
  { name: 'Brass at Breakfast', time: '7:00 AM' },
  { name: 'The Long Interview', time: '10:00 AM' },
  { name: 'Night Trains', time: '11:30 PM' },
];

export default function BasicPortal() {
  const player = React.useRef<HTMLDivElement>(null);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Schedule player={player} />
      <Typography
        ref={player}
        component="div"
        role="status"
        sx={{ minHeight: 56, px: 2, py: 1.5, boxSizing: 'border-box', bgcolor: 'action.hover' }}
      />
    </Paper>
  );
}

function Schedule({ player }: { player: React.RefObject<HTMLDivElement> }) {
  const [playing, setPlaying] = React.useState('');

  return (
    <List>
      {shows.map(({ name, time }) => (
        <ListItem key={name}>
          <ListItemText primary={name} secondary={time} />
          <Button aria-label={`Play ${name}`} onClick={() => setPlaying(name)}>
            Play
          </Button>
        </ListItem>
      ))}
      <Portal container={() => player.current}>
        {playing === '' ? 'Choose a show' : `Now playing: ${playing}`}
      </Portal>
    </List>
  );
}
