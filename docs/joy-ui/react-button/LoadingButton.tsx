import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const messages = {
  idle: 'Invoice 2024-118 is ready to send.',
  sending: 'Sending the invoice…',
  sent: 'Invoice sent to Harbor Bikes.',
};

export default function LoadingButton() {
  const [status, setStatus] = useState<keyof typeof messages>('idle');

  useEffect(() => {
    if (status !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('sent'), 2000);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        loading={status === 'sending'}
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="Sending" />}
        onClick={() => setStatus('sending')}
      >
        {status === 'sent' ? 'Send again' : 'Send invoice'}
      </Button>
      <Typography level="body-sm" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
