import * as React from 'react';
import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

/** Stands for a request that takes a while. */
const sendInvitations = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 1500);
  });

function InviteButton() {
  const dialogs = useDialogs();
  const [invited, setInvited] = React.useState(false);

  const invite = async () => {
    const confirmed = await dialogs.confirm('31 singers get an email.', {
      title: 'Send the invitations?',
      okText: 'Send',
      onClose: async (isSending) => {
        if (isSending) await sendInvitations();
      },
    });
    if (confirmed) setInvited(true);
  };

  return (
    <Button variant="contained" onClick={invite}>
      {invited ? 'Invite again' : 'Invite the choir'}
    </Button>
  );
}

export default function SentInvitations() {
  return (
    <DialogsProvider>
      <InviteButton />
    </DialogsProvider>
  );
}
