import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Maps', 'Surveys', 'Alps', 'Valais', 'Zermatt'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsAfterCollapse={2}
      expandText="Show all six levels"
      aria-label="Path to sheet 515"
    >
      {levels.map((level) => (
        <Link key={level} href={`/maps/${level.toLowerCase()}`} color="inherit" underline="hover">
          {level}
        </Link>
      ))}
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Sheet 515
      </Typography>
    </Breadcrumbs>
  );
}
