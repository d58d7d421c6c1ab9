import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const years = Array.from({ length: 24 }, (_unused, index) => 1893 + index * 5);

export default function LongDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const show = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => show('paper')}>
        History, content scrolls
      </Button>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => show('body')}>
        History, dialog scrolls
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll} fullWidth maxWidth="xs">
        <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
          <DialogTitle sx={{ flexGrow: 1 }}>Bronze lamp 1893.14</DialogTitle>
          <IconButton aria-label="Close" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <DialogContent dividers tabIndex={0}>
          {years.map((year) => (
            <Typography key={year} gutterBottom>
              {year}: cleaned and photographed
            </Typography>
          ))}
        </DialogContent>
      </Dialog>
    </Stack>
  );
}
