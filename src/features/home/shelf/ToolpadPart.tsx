import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { t } from '../texts';
import { useState } from 'react';

function CloseButton() {
  const dialogs = useDialogs();
  const [closed, setClosed] = useState(false);
  const ask = async () => {
    const confirmed = await dialogs.confirm(t('home.shelf.closeText'), {
      title: t('home.shelf.closeTitle'),
      okText: t('home.shelf.closeDay'),
      cancelText: t('home.shelf.later'),
    });
    setClosed(confirmed);
  };
  return (
    <Button variant="outlined" onClick={() => void ask()}>
      {closed ? t('home.shelf.dayClosed') : t('home.shelf.closeDay')}
    </Button>
  );
}

export default function ToolpadPart() {
  return (
    <DialogsProvider>
      <CloseButton />
    </DialogsProvider>
  );
}
