import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertActions() {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button color="inherit" size="small" href="/roads/route-7">
          Map
        </Button>
      }
    >
      Route 7 has a detour by Milton.
    </Alert>
  );
}
