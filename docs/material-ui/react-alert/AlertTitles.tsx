import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';

export default function AlertTitles() {
  return (
    <Alert severity="warning" role="note" sx={{ maxWidth: 520 }}>
      <AlertTitle>Storm warning for the north coast</AlertTitle>
      Gusts of up to 110 km/h from 18:00 to 03:00. High vehicles cannot cross the Harbor Bridge.{' '}
      <Link href="/roads/harbor-bridge" color="inherit">
        See the detour
      </Link>
    </Alert>
  );
}
