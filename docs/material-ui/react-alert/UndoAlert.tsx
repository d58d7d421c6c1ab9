import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

export default function UndoAlert() {
  const [shown, setShown] = React.useState(false);
  const opener = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setShown(false);
    opener.current?.focus();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 520 }}>
      <Button ref={opener} variant="outlined" onClick={() => setShown(true)}>
        Unfollow Route 7
      </Button>
      {shown && (
        <Alert
          severity="success"
          sx={{ justifySelf: 'stretch' }}
          action={
            <React.Fragment>
              <Button color="inherit" size="small" onClick={close}>
                Undo
              </Button>
              <IconButton color="inherit" size="small" aria-label="Close" onClick={close}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </React.Fragment>
          }
        >
          You no longer follow Route 7.
        </Alert>
      )}
    </Box>
  );
}
