import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';

export default function LoadingButton() {
  return (
    <Button loading loadingIndicator={<CircularProgress aria-label="Sending" />}>
      Send invoice
    </Button>
  );
}
