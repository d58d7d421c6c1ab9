import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert severity="success" color="info" role="note">
      Clear until sunset at 16:42
    </Alert>
  );
}
