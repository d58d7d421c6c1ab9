import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PortalRecipe() {
  const [open, setOpen] = React.useState(false);
  const [disableReactTree, setDisableReactTree] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      buttonRef.current?.focus();
    }
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={disableReactTree}
            onChange={(_event, checked) => setDisableReactTree(checked)}
          />
        }
        label="disableReactTree"
      />
      <ClickAwayListener disableReactTree={disableReactTree} onClickAway={() => setOpen(false)}>
        <Stack onKeyDown={closeByKey}>
          <Button
            ref={buttonRef}
            variant="outlined"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Recipe of the lamb stew
          </Button>
          {open && (
            <Portal>
              <Paper
                role="group"
                aria-label="Lamb stew"
                elevation={8}
                sx={{ position: 'fixed', zIndex: 'tooltip', insetInlineEnd: 24, bottom: 24, p: 2 }}
              >
                <Stack>
                  <FormControlLabel control={<Checkbox autoFocus />} label="Lamb browned" />
                  <FormControlLabel control={<Checkbox />} label="Stock added" />
                </Stack>
              </Paper>
            </Portal>
          )}
        </Stack>
      </ClickAwayListener>
    </Stack>
  );
}
