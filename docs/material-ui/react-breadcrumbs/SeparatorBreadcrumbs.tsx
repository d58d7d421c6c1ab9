import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const ArrowIcon = styled(NavigateNextIcon)(({ theme }) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
}));

const paths = [
  { city: 'Delft', year: '1678', separator: <ArrowIcon fontSize="small" /> },
  { city: 'Leiden', year: '1693', separator: '·' },
  { city: 'Utrecht', year: '1702', separator: '|' },
];

export default function SeparatorBreadcrumbs() {
  return (
    <Stack spacing={2}>
      {paths.map(({ city, year, separator }) => (
        <Breadcrumbs key={city} separator={separator} aria-label={`Path to ${city}, ${year}`}>
          <Link href="/maps" color="inherit" underline="hover">
            Maps
          </Link>
          <Link href="/maps/towns" color="inherit" underline="hover">
            Town plans
          </Link>
          <Typography aria-current="page" sx={{ color: 'text.primary' }}>
            {city}, {year}
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
