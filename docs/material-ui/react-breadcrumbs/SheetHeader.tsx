import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SheetHeader() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <div>
        <Breadcrumbs aria-label="Path to map sheet 41" sx={{ fontSize: 14 }}>
          <Link href="/maps" color="inherit" underline="hover">
            Maps
          </Link>
          <Link href="/maps/railways" color="inherit" underline="hover">
            Railways
          </Link>
          <Typography aria-current="page" variant="body2" sx={{ color: 'text.primary' }}>
            Sheet 41
          </Typography>
        </Breadcrumbs>
        <Typography variant="h5" component="h3">
          Arlberg line
        </Typography>
      </div>
      <Button variant="outlined" href="/scans/new" sx={{ marginInlineStart: 'auto' }}>
        Request a scan
      </Button>
    </Stack>
  );
}
