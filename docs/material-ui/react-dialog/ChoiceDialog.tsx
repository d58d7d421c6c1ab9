import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Paper room', climate: '18°C, 45% humidity' },
  { name: 'Metal room', climate: '20°C, 30% humidity' },
  { name: 'Cold store', climate: '4°C, 35% humidity' },
];

export default function ChoiceDialog() {
  const placeId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [room, setRoom] = React.useState('no room yet');

  const choose = (name: string) => {
    setRoom(name);
    setOpen(false);
  };

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography id={placeId} gutterBottom>
        Glass negatives 1924.3: {room}
      </Typography>
      <Button aria-haspopup="dialog" aria-describedby={placeId} onClick={() => setOpen(true)}>
        Choose a room
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Rooms with free shelves</DialogTitle>
        <List disablePadding>
          {rooms.map(({ name, climate }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === room}
                aria-current={name === room}
                onClick={() => choose(name)}
              >
                <ListItemText primary={name} secondary={climate} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
