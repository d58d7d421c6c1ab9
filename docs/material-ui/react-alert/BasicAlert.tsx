import Alert from '@mui/material/Alert';

export default function BasicAlert() {
  return (
    <Alert severity="warning" role="note">
      Chains are required on the Elk Pass above 900 m until 08:00.
    </Alert>
  );
}
