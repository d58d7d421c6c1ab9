import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const paper = [
  'w-[320px] rounded-2xl border border-(--mui-palette-divider) bg-none',
  'bg-(--mui-palette-background-default) [box-shadow:var(--mui-shadows-8)]',
].join(' ');

const medal = 'size-[72px] rounded-full bg-[#f3dfa2] [box-shadow:var(--mui-shadows-4)]';

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
      <Dialog open={open} onClose={() => setOpen(false)} PaperProps={{ className: paper }}>
        <div className="grid h-[120px] place-items-center bg-[linear-gradient(135deg,#6b4e16,#d9b65c)]">
          <div className={medal} />
        </div>
        <DialogTitle className="font-bold">Comet medal, 1744</DialogTitle>
        <DialogContent>
          <DialogContentText>Silver, gilded, 42 mm. Shown in room 6 from May 2.</DialogContentText>
        </DialogContent>
        <DialogActions className="px-6 pb-4">
          <Button onClick={() => setOpen(false)} className="normal-case">
            Close
          </Button>
          <Button
            variant="contained"
            disableElevation
            fullWidth
            onClick={reserve}
            className="rounded-lg normal-case"
          >
            {reserved ? 'Cancel the reservation' : 'Reserve for study'}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
