import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function CenteredAlert() {
  return (
    <Alert
      severity="success"
      role="note"
      action={
        <Button color="inherit" href="/roads/linden-tunnel">
          Details
        </Button>
      }
      sx={{ alignItems: 'center', width: 'fit-content', '& .MuiAlert-action': { pt: 0 } }}
    >
      Both lanes of the Linden Tunnel are open again.
    </Alert>
  );
}
