import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function SeparatorBreadcrumbs() {
  return (
    <Breadcrumbs separator="·" aria-label="Path to Leiden, 1693">
      <Link href="/maps" color="inherit" underline="hover">
        Maps
      </Link>
      <Link href="/maps/towns" color="inherit" underline="hover">
        Town plans
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Leiden, 1693
      </Typography>
    </Breadcrumbs>
  );
}
