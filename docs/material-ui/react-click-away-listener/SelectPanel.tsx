import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

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
      <Stack spacing={1} onKeyDown={closeByKey} sx={{ width: 240, minHeight: 130 }}>
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {`Orders: ${course}`}
        </Button>
        {open && (
          <Paper elevation={4} sx={{ p: 2 }}>
            <FormControl fullWidth size="small">
              <InputLabel id="course-label">Course</InputLabel>
              <Select
                labelId="course-label"
                label="Course"
                value={course}
                onChange={(event) => setCourse(event.target.value)}
              >
                {['All courses', 'Starters', 'Mains', 'Desserts'].map((name) => (
                  <MenuItem key={name} value={name}>
                    {name}
                  </MenuItem>
                ))}
              </Select>
            </FormControl>
          </Paper>
        )}
      </Stack>
    </ClickAwayListener>
  );
}
