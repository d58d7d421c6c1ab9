import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

type Status = 'closed' | 'asking' | 'deleting' | 'failed';

export default function ConfirmDialog() {
  const [status, setStatus] = React.useState<Status>('closed');
  const deleting = status === 'deleting';
  const timer = React.useRef<number | undefined>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const close = () => {
    window.clearTimeout(timer.current);
    setStatus('closed');
  };

  const deleteRecord = () => {
    setStatus('deleting');
    // Stands in for a request to a server.
    timer.current = window.setTimeout(() => setStatus('failed'), 1500);
  };

  return (
    <div>
      <Button color="error" aria-haspopup="dialog" onClick={() => setStatus('asking')}>
        Delete the record
      </Button>
      <Dialog
        open={status !== 'closed'}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
        aria-describedby="delete-consequence"
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete record 1893.14?</DialogTitle>
        <DialogContent>
          <DialogContentText id="delete-consequence">
            Six photographs and the loan history of the bronze lamp are deleted with it.
          </DialogContentText>
          {status === 'failed' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              Not deleted: the lamp is on loan until March 31.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- The safe button of a dialog. */}
          <Button autoFocus onClick={close}>
            Keep
          </Button>
          {/* Not disabled, so that the button keeps the focus. */}
          <Button
            color="error"
            aria-disabled={deleting}
            onClick={() => !deleting && deleteRecord()}
          >
            {deleting ? 'Deleting…' : 'Delete'}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
