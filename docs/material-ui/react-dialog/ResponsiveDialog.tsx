import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { TransitionProps } from '@mui/material/transitions';
import useMediaQuery from '@mui/material/useMediaQuery';

const SlideUp = React.forwardRef(function SlideUp(
  props: TransitionProps & { children: React.ReactElement },
  ref: React.Ref<unknown>,
) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function ResponsiveDialog() {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 3 }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open record 1924.3
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={narrow}
        TransitionComponent={SlideUp}
        aria-labelledby="record-title"
      >
        <Toolbar sx={{ gap: 1 }}>
          <IconButton edge="start" aria-label="Close" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
          <Typography variant="h6" component="h2" id="record-title">
            Glass negatives, 1924
          </Typography>
        </Toolbar>
        <DialogContent dividers>
          <DialogContentText>
            Forty-two plates of the harbor, in six boxes. Given by the family of the photographer.
          </DialogContentText>
        </DialogContent>
      </Dialog>
    </Box>
  );
}
