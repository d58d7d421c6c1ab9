import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

/** Stands for a request that takes a while. */
const printScores = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 2000);
  });

function PrintingDialog({ open }: DialogProps) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open}>
      <DialogTitle>Printing</DialogTitle>
      <DialogContent>31 scores are on their way to the printer.</DialogContent>
    </Dialog>
  );
}

function PrintButton() {
  const dialogs = useDialogs();
  const latest = React.useRef(dialogs);
  React.useEffect(() => {
    latest.current = dialogs;
  }, [dialogs]);

  const print = async () => {
    const dialog = dialogs.open(PrintingDialog);
    try {
      await printScores();
    } finally {
      await latest.current.close(dialog, undefined);
    }
  };

  return <Button onClick={print}>Print the scores</Button>;
}

export default function ClosedFromOutside() {
  return (
    <DialogsProvider>
      <PrintButton />
    </DialogsProvider>
  );
}
