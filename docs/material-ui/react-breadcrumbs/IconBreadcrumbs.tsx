import MapIcon from '@mui/icons-material/Map';
import PublicIcon from '@mui/icons-material/Public';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to the harbor of Brest">
      <Link
        href="/globe"
        color="inherit"
        underline="hover"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        <PublicIcon fontSize="inherit" />
        World
      </Link>
      <Typography
        aria-current="page"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.primary' }}
      >
        <MapIcon fontSize="inherit" />
        Harbor of Brest
      </Typography>
    </Breadcrumbs>
  );
}
