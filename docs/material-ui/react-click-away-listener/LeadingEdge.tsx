import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const tickets = [
  {
    name: 'Table 5',
    text: 'Closes when you let go',
    mouseEvent: 'onClick',
    touchEvent: 'onTouchEnd',
  },
  {
    name: 'Table 6',
    text: 'Closes when you press',
    mouseEvent: 'onMouseDown',
    touchEvent: 'onTouchStart',
  },
] as const;

const names: readonly string[] = tickets.map(({ name }) => name);

export default function LeadingEdge() {
  const [open, setOpen] = React.useState(names);

  return (
    <Stack
      spacing={2}
      onKeyDown={(event) => event.key === 'Escape' && setOpen([])}
      sx={{ width: 300, minHeight: 150 }}
    >
      <Button
        variant="outlined"
        aria-expanded={open.length > 0}
        onClick={() => setOpen(open.length > 0 ? [] : names)}
      >
        Tickets
      </Button>
      <Stack direction="row" spacing={2}>
        {tickets.map(
          ({ name, text, ...events }) =>
            open.includes(name) && (
              <ClickAwayListener
                key={name}
                {...events}
                onClickAway={() => setOpen((now) => now.filter((other) => other !== name))}
              >
                <Paper elevation={4} sx={{ flex: 1, p: 2, typography: 'body2' }}>
                  <strong>{name}</strong>
                  <br />
                  {text}
                </Paper>
              </ClickAwayListener>
            ),
        )}
      </Stack>
    </Stack>
  );
}
