import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const layers: Record<string, string> = {
  Stars:
    'radial-gradient(circle at 35% 30%, #fff 0 2px, transparent 3px), radial-gradient(circle at 62% 70%, #ffe9c4 0 3px, transparent 4px), radial-gradient(circle at 88% 26%, #cfe0ff 0 2px, transparent 3px)',
  'Milky Way': 'linear-gradient(155deg, transparent 35%, #8fa3d988 50%, transparent 65%)',
  Grid: 'repeating-linear-gradient(90deg, #6f86bd 0 1px, transparent 1px 56px), repeating-linear-gradient(#6f86bd 0 1px, transparent 1px 56px)',
};

export default function LayerPanel() {
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(['Stars', 'Grid']);
  const [button, setButton] = React.useState<HTMLElement | null>(null);

  const background = [...shown.map((name) => layers[name]), '#0b1733'].join(', ');

  const toggle = (name: string) =>
    setShown(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={closeByKey}
        sx={{ position: 'relative', width: '100%', height: 240, borderRadius: 2, background }}
      >
        <Button
          ref={setButton}
          variant="contained"
          sx={{ m: 1.5 }}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Layers
        </Button>
        <Popper
          role="group"
          aria-label="Layers"
          disablePortal
          open={open}
          anchorEl={button}
          placement="bottom-start"
        >
          <Paper sx={{ display: 'grid', mt: 1, px: 2, py: 1 }}>
            {Object.keys(layers).map((name) => (
              <FormControlLabel
                key={name}
                control={<Checkbox checked={shown.includes(name)} onChange={() => toggle(name)} />}
                label={name}
              />
            ))}
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
