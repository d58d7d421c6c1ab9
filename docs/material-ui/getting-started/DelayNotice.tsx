import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function DelayNotice() {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" href="/timetable">
          Timetable
        </Button>
      }
    >
      The 16:40 ferry leaves 10 minutes late.
    </Alert>
  );
}
