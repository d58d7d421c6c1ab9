import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function ProgramDialog({ open, onClose }: DialogProps) {
  const dialogs = useDialogs();

  const discard = async () => {
    const confirmed = await dialogs.confirm('The program is not saved.', {
      title: 'Close without saving?',
      okText: 'Close',
      cancelText: 'Back',
    });
    if (confirmed) await onClose();
  };

  return (
    <Dialog fullWidth open={open} onClose={discard}>
      <DialogTitle>Program of the summer concert</DialogTitle>
      <DialogContent>Evening song, Ferry song, encore</DialogContent>
      <DialogActions>
        <Button onClick={discard}>Discard</Button>
        <Button onClick={() => onClose()}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}

function ProgramButton() {
  const dialogs = useDialogs();
  return <Button onClick={() => dialogs.open(ProgramDialog)}>Edit the program</Button>;
}

export default function StackedDialogs() {
  return (
    <DialogsProvider>
      <ProgramButton />
    </DialogsProvider>
  );
}
