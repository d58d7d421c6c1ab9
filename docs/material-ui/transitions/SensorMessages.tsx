import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TransitionGroup } from 'react-transition-group';

const messages = [
  { time: '05:10', text: 'Anemometer iced up' },
  { time: '05:40', text: 'Heater on' },
  { time: '06:00', text: 'Anemometer turns again' },
  { time: '06:20', text: 'Battery at 40%' },
];

const ended = { '&[aria-disabled="true"]': { color: 'text.disabled' } };

export default function SensorMessages() {
  const [first, setFirst] = React.useState(0);
  const [last, setLast] = React.useState(2);
  const shown = messages.slice(first, last);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          aria-disabled={last === messages.length}
          sx={ended}
          onClick={() => setLast(Math.min(last + 1, messages.length))}
        >
          Next message
        </Button>
        <Button
          aria-disabled={first === last}
          sx={ended}
          onClick={() => setFirst(Math.min(first + 1, last))}
        >
          Remove oldest
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {shown.length} of {messages.length} messages
      </Typography>
      <List disablePadding>
        <TransitionGroup component={null}>
          {shown.map(({ time, text }) => (
            <Collapse key={time} component="li">
              <ListItem component="div" disableGutters divider>
                <ListItemText primary={text} secondary={time} />
              </ListItem>
            </Collapse>
          ))}
        </TransitionGroup>
      </List>
    </Stack>
  );
}
