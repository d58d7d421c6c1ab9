import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function ActiveBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to sheet 41">
      <Link href="/maps" color="inherit" underline="hover">
        Maps
      </Link>
      <Link href="/maps/railways" color="inherit" underline="hover">
        Railways
      </Link>
      <Link
        href="/maps/railways/sheet-41"
        color="textPrimary"
        underline="hover"
        aria-current="page"
      >
        Sheet 41
      </Link>
    </Breadcrumbs>
  );
}
