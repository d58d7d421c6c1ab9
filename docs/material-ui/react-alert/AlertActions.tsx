import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

export default function AlertActions() {
  const [followed, setFollowed] = React.useState(true);
  const [shown, setShown] = React.useState(true);
  const opener = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setShown(false);
    opener.current?.focus();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', width: '100%', maxWidth: 520 }}>
      <Button
        ref={opener}
        variant="outlined"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        Route messages
      </Button>
      {shown && (
        <Alert
          severity={followed ? 'success' : 'info'}
          role="note"
          sx={{ justifySelf: 'stretch' }}
          action={
            <React.Fragment>
              <Button color="inherit" size="small" onClick={() => setFollowed(!followed)}>
                {followed ? 'Unfollow' : 'Follow'}
              </Button>
              <IconButton color="inherit" size="small" aria-label="Close" onClick={close}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </React.Fragment>
          }
        >
          {followed ? 'You follow Route 7.' : 'You no longer follow Route 7.'}
        </Alert>
      )}
    </Box>
  );
}
