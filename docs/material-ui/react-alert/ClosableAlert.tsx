import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function ClosableAlert() {
  const [shown, setShown] = React.useState(false);
  const opener = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setShown(false);
    // The close button, which has the focus, disappears.
    opener.current?.focus();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 480 }}>
      <Button ref={opener} variant="outlined" onClick={() => setShown(true)}>
        Check the Elk Pass
      </Button>
      {shown && (
        <Alert severity="warning" onClose={close} sx={{ justifySelf: 'stretch' }}>
          Chains are required above 900 m until 08:00.
        </Alert>
      )}
    </Box>
  );
}
