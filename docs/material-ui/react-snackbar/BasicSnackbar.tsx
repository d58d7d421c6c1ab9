import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [sent, setSent] = React.useState(0);

  const remind = () => {
    setSent(sent + 1);
    setOpen(true);
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      <Typography>City bike 14, due back at 17:00</Typography>
      <Button variant="outlined" onClick={remind}>
        Remind Ana Castro
      </Button>
      <Snackbar
        key={sent}
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={`Reminder ${sent} sent to Ana Castro`}
      />
    </Stack>
  );
}
