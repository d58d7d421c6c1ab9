import LockIcon from '@mui/icons-material/Lock';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LevelStates() {
  return (
    <Breadcrumbs aria-label="Path to the ports">
      <Link href="/globe" color="inherit" underline="hover">
        World
      </Link>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <LockIcon fontSize="inherit" titleAccess="Members only:" />
        Military surveys
      </Typography>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Ports
      </Typography>
    </Breadcrumbs>
  );
}
