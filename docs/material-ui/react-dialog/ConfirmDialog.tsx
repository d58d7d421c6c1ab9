import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export default function ConfirmDialog() {
  const consequenceId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [step, setStep] = React.useState<'asking' | 'deleting' | 'failed' | 'done'>('asking');
  const [deleted, setDeleted] = React.useState(false);
  const timer = React.useRef<number | undefined>(undefined);
  const busy = step === 'deleting' || step === 'done';

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };

  const deleteRecord = () => {
    if (busy) return;
    setStep('deleting');
    // Stands in for a request to a server, which fails the first time.
    timer.current = window.setTimeout(() => {
      setStep(step === 'failed' ? 'done' : 'failed');
      setOpen(step !== 'failed');
    }, 1500);
  };

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography role="status" gutterBottom>
        {deleted ? 'Record 1893.14 is deleted.' : 'Record 1893.14: bronze lamp'}
      </Typography>
      <Button color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete the record
      </Button>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
        aria-describedby={consequenceId}
        PaperProps={{ role: 'alertdialog' }}
        TransitionProps={{
          onExited: () => {
            setDeleted(step === 'done');
            setStep('asking');
          },
        }}
      >
        <DialogTitle>Delete record 1893.14?</DialogTitle>
        <DialogContent>
          <DialogContentText id={consequenceId}>
            Six photographs and the loan history of the bronze lamp are deleted with it.
          </DialogContentText>
          {step === 'failed' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              The archive does not answer. Nothing is deleted.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Keep
          </Button>
          {/* Not disabled, so that the button keeps the focus. */}
          <Button color="error" aria-disabled={busy} onClick={deleteRecord}>
            {busy ? 'Deleting…' : 'Delete'}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
