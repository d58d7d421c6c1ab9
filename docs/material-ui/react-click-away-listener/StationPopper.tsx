import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function StationPopper() {
  const [open, setOpen] = React.useState(false);
  const [station, setStation] = React.useState('Grill');
  const [button, setButton] = React.useState<HTMLElement | null>(null);

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button?.focus();
    }
  };

  const choose = (_event: React.MouseEvent, value: string | null) => {
    if (value !== null) setStation(value);
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Stack
        spacing={1}
        onKeyDown={closeByKey}
        sx={{ position: 'relative', width: 260, minHeight: 128 }}
      >
        <Typography role="status" variant="body2">
          {`Table 12, duck breast: ${station}`}
        </Typography>
        <Button
          ref={setButton}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Change station
        </Button>
        <Popper role={undefined} disablePortal open={open} anchorEl={button}>
          <Paper elevation={4} sx={{ mt: 1, p: 1 }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Station"
              value={station}
              onChange={choose}
            >
              <ToggleButton value="Grill">Grill</ToggleButton>
              <ToggleButton value="Pastry">Pastry</ToggleButton>
            </ToggleButtonGroup>
          </Paper>
        </Popper>
      </Stack>
    </ClickAwayListener>
  );
}
