import { useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sendInvoice = () => new Promise<void>((resolve) => setTimeout(resolve, 2000));

export default function SendInvoice() {
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState('Invoice 2024-118 is ready to send.');

  const handleClick = async () => {
    if (isSending) return;
    setIsSending(true);
    setMessage('Sending the invoice…');
    try {
      await sendInvoice();
      setMessage('Invoice sent to Harbor Bikes.');
    } catch {
      setMessage('The invoice could not be sent. Try again.');
    }
    setIsSending(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="soft"
        aria-disabled={isSending}
        startDecorator={isSending ? <CircularProgress aria-hidden /> : undefined}
        onClick={handleClick}
      >
        Send invoice
      </Button>
      <Typography level="body-sm" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
