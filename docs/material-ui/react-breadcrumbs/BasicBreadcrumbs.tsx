import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to sheet 12">
      <Link href="/maps" color="inherit" underline="hover">
        Maps
      </Link>
      <Link href="/maps/sea-charts" color="inherit" underline="hover">
        Sea charts
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Sheet 12, Dogger Bank
      </Typography>
    </Breadcrumbs>
  );
}
