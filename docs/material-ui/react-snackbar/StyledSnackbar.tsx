import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';

const TicketSnackbar = styled(Snackbar)(({ theme }) => ({
  [`& .${snackbarContentClasses.root}`]: {
    borderRadius: 12,
    borderInlineStart: '8px solid #f2b705',
    backgroundColor: (theme.vars || theme).palette.background.paper,
    color: (theme.vars || theme).palette.text.primary,
  },
  [`& .${snackbarContentClasses.message}`]: { fontWeight: theme.typography.fontWeightMedium },
}));

export default function StyledSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Redeem the voucher
      </Button>
      <TicketSnackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message="Free helmet with bike 14 until 17:00"
        ContentProps={{ elevation: 12 }}
      />
    </div>
  );
}
