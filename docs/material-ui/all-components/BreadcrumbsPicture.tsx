import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsPicture() {
  return (
    <Breadcrumbs aria-label="Path">
      <Link variant="body2" underline="hover" color="inherit" href="/maps">
        Maps
      </Link>
      <Typography variant="body2">Norway</Typography>
    </Breadcrumbs>
  );
}
