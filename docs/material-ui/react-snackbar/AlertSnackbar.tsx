import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function AlertSnackbar() {
  const [payment, setPayment] = React.useState({ attempt: 0, accepted: true });
  const [open, setOpen] = React.useState(false);
  const pressed = React.useRef<HTMLElement | null>(null);

  const charge = (event: React.MouseEvent<HTMLElement>, accepted: boolean) => {
    pressed.current = event.currentTarget;
    setPayment({ attempt: payment.attempt + 1, accepted });
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    // The close button disappears.
    pressed.current?.focus();
  };

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={(event) => charge(event, true)}>
        Charge the fee
      </Button>
      <Button variant="outlined" onClick={(event) => charge(event, false)}>
        Charge the deposit
      </Button>
      <Snackbar
        key={payment.attempt}
        open={open}
        autoHideDuration={payment.accepted ? 6000 : null}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <Alert
          severity={payment.accepted ? 'success' : 'error'}
          variant="filled"
          onClose={close}
          sx={{ width: '100%' }}
        >
          {payment.accepted ? '$18.00 paid for three hours' : 'Card declined: no $150.00 deposit'}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
