import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const ArrowIcon = styled(NavigateNextIcon)(({ theme }) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
}));

export default function ArrowBreadcrumbs() {
  return (
    <Breadcrumbs separator={<ArrowIcon fontSize="small" />} aria-label="Path to Delft, 1678">
      <Link href="/maps" color="inherit" underline="hover">
        Maps
      </Link>
      <Link href="/maps/towns" color="inherit" underline="hover">
        Town plans
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Delft, 1678
      </Typography>
    </Breadcrumbs>
  );
}
