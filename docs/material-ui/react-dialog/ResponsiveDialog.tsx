import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open record 1924.3
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullScreen={narrow}>
        <DialogTitle>Glass negatives, 1924</DialogTitle>
        <DialogContent>
          <DialogContentText>Forty-two plates of the harbor, in six boxes.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
