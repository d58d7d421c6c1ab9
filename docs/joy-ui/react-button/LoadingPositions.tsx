import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function LoadingPositions() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="Saving" />}
      >
        Save draft
      </Button>
      <Button
        loading
        loadingPosition="end"
        loadingIndicator={<CircularProgress aria-label="Publishing" />}
      >
        Publish
      </Button>
    </Stack>
  );
}
