import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function RehearsalButton() {
  const dialogs = useDialogs();

  return (
    <Button
      variant="contained"
      onClick={() => dialogs.alert('We start at seven, in the town hall.', { title: 'Rehearsal' })}
    >
      Next rehearsal
    </Button>
  );
}

export default function BasicAlert() {
  return (
    <DialogsProvider>
      <RehearsalButton />
    </DialogsProvider>
  );
}
