import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function CalmSnackbar() {
  const [open, setOpen] = React.useState(false);
  const message = 'Settings saved';

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save settings
      </Button>
      <span role="status" style={visuallyHidden}>
        {open ? message : ''}
      </span>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={<span aria-hidden>{message}</span>}
        ContentProps={{ role: 'presentation' }}
      />
    </div>
  );
}
