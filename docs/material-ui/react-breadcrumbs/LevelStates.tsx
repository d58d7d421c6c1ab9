import LockIcon from '@mui/icons-material/Lock';
import MapIcon from '@mui/icons-material/Map';
import PublicIcon from '@mui/icons-material/Public';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const level = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function LevelStates() {
  return (
    <Breadcrumbs aria-label="Path to the harbor plan">
      <Link href="/globe" color="inherit" underline="hover" sx={level}>
        <PublicIcon fontSize="inherit" />
        World
      </Link>
      <Typography sx={level}>
        <LockIcon fontSize="inherit" titleAccess="Members only:" />
        Military surveys
      </Typography>
      <Link href="/globe/ports" color="inherit" underline="hover" sx={level}>
        Ports
      </Link>
      <Typography aria-current="page" sx={{ ...level, color: 'text.primary' }}>
        <MapIcon fontSize="inherit" />
        Harbor of Brest
      </Typography>
    </Breadcrumbs>
  );
}
