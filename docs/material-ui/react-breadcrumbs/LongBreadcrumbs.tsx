import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LongBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Path to plate 9"
      sx={{
        width: '100%',
        maxWidth: 440,
        [`& .${breadcrumbsClasses.ol}`]: { flexWrap: 'nowrap' },
        [`& .${breadcrumbsClasses.li}`]: { flexShrink: 0 },
        // Separators count, too: the third from the end is the link before the current page.
        [`& .${breadcrumbsClasses.li}:nth-last-of-type(3)`]: { flexShrink: 1, minWidth: 0 },
      }}
    >
      <Link href="/maps" color="inherit" underline="hover">
        Maps
      </Link>
      <Link
        href="/maps/italy"
        color="inherit"
        underline="hover"
        noWrap
        sx={{ display: 'block', my: -0.5, py: 0.5 }}
      >
        Theater of the cities of Italy, first volume
      </Link>
      <Typography aria-current="page" noWrap sx={{ color: 'text.primary' }}>
        Plate 9, Genoa
      </Typography>
    </Breadcrumbs>
  );
}
