import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const NotifyContext = React.createContext<(text: string) => void>(() => undefined);

function NotifyProvider({ children }: { children: React.ReactNode }) {
  const [message, setMessage] = React.useState({ id: 0, text: '' });
  const [open, setOpen] = React.useState(false);

  const notify = React.useCallback((text: string) => {
    setMessage((last) => ({ id: last.id + 1, text }));
    setOpen(true);
  }, []);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={message.id}
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={message.text}
      />
    </NotifyContext.Provider>
  );
}

function CheckInButton() {
  const notify = React.useContext(NotifyContext);
  return <Button onClick={() => notify('City bike 14 is back')}>Check in</Button>;
}

function RepairButton() {
  const notify = React.useContext(NotifyContext);
  return <Button onClick={() => notify('The workshop knows about bike 14')}>Report a fault</Button>;
}

export default function AppSnackbar() {
  return (
    <NotifyProvider>
      <CheckInButton />
      <RepairButton />
    </NotifyProvider>
  );
}
