import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function SelectPanel() {
  const [open, setOpen] = React.useState(true);
  const [course, setCourse] = React.useState('All courses');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      buttonRef.current?.focus();
    }
  };

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <Box onKeyDown={closeByKey} sx={{ width: 240, minHeight: 130 }}>
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {`Orders: ${course}`}
        </Button>
        {open && (
          <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
            <TextField
              select
              fullWidth
              size="small"
              label="Course"
              value={course}
              onChange={(event) => setCourse(event.target.value)}
            >
              <MenuItem value="All courses">All courses</MenuItem>
              <MenuItem value="Starters">Starters</MenuItem>
              <MenuItem value="Mains">Mains</MenuItem>
            </TextField>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
