import Alert from '@mui/material/Alert';

export default function AlertPicture() {
  return (
    <Alert severity="success" sx={{ py: 0, px: 1.5 }}>
      Saved
    </Alert>
  );
}
