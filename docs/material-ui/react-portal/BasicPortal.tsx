import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shows = [
  { name: 'Brass at Breakfast', time: '7:00 AM' },
  { name: 'The Long Interview', time: '10:00 AM' },
  { name: 'Night Trains', time: '11:30 PM' },
];

export default function BasicPortal() {
  const [player, setPlayer] = React.useState<HTMLDivElement | null>(null);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Schedule player={player} />
      <Stack
        ref={setPlayer}
        direction="row"
        sx={{ minHeight: 56, px: 2, alignItems: 'center', bgcolor: 'action.hover' }}
      />
    </Paper>
  );
}

function Schedule({ player }: { player: HTMLDivElement | null }) {
  const [playing, setPlaying] = React.useState('');
  const [paused, setPaused] = React.useState(false);

  const play = (name: string) => {
    setPlaying(name);
    setPaused(false);
  };

  return (
    <List>
      {shows.map(({ name, time }) => (
        <ListItem key={name}>
          <ListItemText primary={name} secondary={time} />
          <Button aria-label={`Play ${name}`} onClick={() => play(name)}>
            Play
          </Button>
        </ListItem>
      ))}
      <Portal container={() => player}>
        <Typography role="status" sx={{ flex: 1 }}>
          {playing === '' ? 'Choose a show' : `${paused ? 'Paused' : 'Now playing'}: ${playing}`}
        </Typography>
        {playing !== '' && (
          <Button onClick={() => setPaused(!paused)}>{paused ? 'Resume' : 'Pause'}</Button>
        )}
      </Portal>
    </List>
  );
}
