import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const gilding = 'linear-gradient(135deg, #6b4e16, #d9b65c)';

export default function StyledDialog() {
  const [open, setOpen] = React.useState(false);
  const [reserved, setReserved] = React.useState(false);

  const reserve = () => {
    setReserved(!reserved);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {reserved ? 'Reserved: comet medal' : 'Show the comet medal'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          [`& .${dialogClasses.paper}`]: {
            width: 320,
            borderRadius: 4,
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.default',
            backgroundImage: 'none',
            boxShadow: 8,
          },
        }}
      >
        <Box sx={{ display: 'grid', placeItems: 'center', height: 120, background: gilding }}>
          <Box
            sx={{ width: 72, height: 72, borderRadius: '50%', bgcolor: '#f3dfa2', boxShadow: 4 }}
          />
        </Box>
        <DialogTitle sx={{ fontWeight: 'bold' }}>Comet medal, 1744</DialogTitle>
        <DialogContent>
          <DialogContentText>Silver, gilded, 42 mm. Shown in room 6 from May 2.</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => setOpen(false)} sx={{ textTransform: 'none' }}>
            Close
          </Button>
          <Button
            variant="contained"
            disableElevation
            fullWidth
            onClick={reserve}
            sx={{ borderRadius: 2, textTransform: 'none' }}
          >
            {reserved ? 'Cancel the reservation' : 'Reserve for study'}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
