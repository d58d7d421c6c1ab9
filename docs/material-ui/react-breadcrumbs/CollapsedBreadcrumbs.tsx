import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = [
  { name: 'Maps', href: '/maps' },
  { name: 'Surveys', href: '/maps/surveys' },
  { name: 'Alps', href: '/maps/surveys/alps' },
  { name: 'Valais', href: '/maps/surveys/alps/valais' },
  { name: 'Zermatt', href: '/maps/surveys/alps/valais/zermatt' },
];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsAfterCollapse={2}
      expandText="Show all six levels"
      aria-label="Path to sheet 515"
      sx={{
        '& .MuiButtonBase-root': {
          py: 0.5,
          color: 'text.primary',
          bgcolor: 'action.selected',
          '&:hover, &:focus': { bgcolor: 'action.focus' },
        },
      }}
    >
      {levels.map(({ name, href }) => (
        <Link key={href} href={href} color="inherit" underline="hover">
          {name}
        </Link>
      ))}
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Sheet 515
      </Typography>
    </Breadcrumbs>
  );
}
