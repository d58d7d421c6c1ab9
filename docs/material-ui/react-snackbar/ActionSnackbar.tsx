import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Switch from '@mui/material/Switch';

export default function ActionSnackbar() {
  const [forRent, setForRent] = React.useState(true);
  const [open, setOpen] = React.useState(false);
  const toggle = React.useRef<HTMLInputElement>(null);

  const change = (checked: boolean) => {
    setForRent(checked);
    setOpen(!checked);
  };

  const close = () => {
    setOpen(false);
    // The pressed button disappears.
    toggle.current?.focus();
  };

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={forRent}
            onChange={(_event, checked) => change(checked)}
            inputRef={toggle}
            inputProps={{ role: 'switch' }}
          />
        }
        label="Cargo bike 3 is for rent"
      />
      <Snackbar
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') setOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
        message="Cargo bike 3 goes to the workshop"
        action={
          <React.Fragment>
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setForRent(true);
                close();
              }}
            >
              Undo
            </Button>
            <IconButton color="inherit" size="small" aria-label="Close" onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </React.Fragment>
        }
      />
    </div>
  );
}
