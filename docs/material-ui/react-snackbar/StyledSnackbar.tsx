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
      <Button variant="outlined" aria-pressed={open} onClick={() => setOpen(!open)}>
        Helmet voucher
      </Button>
      <TicketSnackbar
        open={open}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && setOpen(false)}
        message="Free helmet with bike 14 until 17:00"
        ContentProps={{ elevation: 12 }}
      />
    </div>
  );
}
