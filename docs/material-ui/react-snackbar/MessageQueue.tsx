import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bikes = ['Tandem 2', 'City bike 9', 'E-bike 31', 'Cargo bike 5'];

export default function MessageQueue() {
  const [checkedIn, setCheckedIn] = React.useState(0);
  const [queue, setQueue] = React.useState<number[]>([]);
  const [closing, setClosing] = React.useState(false);
  const [shown] = queue;

  const checkIn = () => {
    setCheckedIn(checkedIn + 1);
    setQueue([...queue, checkedIn]);
  };

  const removeShown = () => {
    setQueue((messages) => messages.slice(1));
    setClosing(false);
  };

  return (
    <Stack spacing={1.5} sx={{ width: 280, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={checkIn}>
        Check in the next bike
      </Button>
      <Typography variant="body2">
        Checked in: {checkedIn}, messages waiting: {Math.max(0, queue.length - 1)}
      </Typography>
      {shown !== undefined && (
        <Snackbar
          key={shown}
          open={!closing}
          autoHideDuration={5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setClosing(true);
          }}
          TransitionProps={{ onExited: removeShown }}
          message={`${bikes[shown % bikes.length]} is in rack ${(shown % 6) + 1}`}
        />
      )}
    </Stack>
  );
}
