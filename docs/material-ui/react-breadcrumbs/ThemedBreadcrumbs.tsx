import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ThemedBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to globe 3">
      <Link href="/maps">Maps</Link>
      <Link href="/maps/globes">Globes</Link>
      <Link href="/maps/globes/pocket">Pocket globes</Link>
      <Link href="/maps/globes/pocket/amsterdam">Amsterdam</Link>
      <Typography aria-current="page" variant="body2" sx={{ color: 'text.primary' }}>
        Globe 3
      </Typography>
    </Breadcrumbs>
  );
}
