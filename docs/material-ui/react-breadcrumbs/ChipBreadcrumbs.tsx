import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const ChipPath = styled(Breadcrumbs)(({ theme }) => ({
  [`& .${breadcrumbsClasses.ol}`]: { rowGap: theme.spacing(1) },
  [`& .${breadcrumbsClasses.separator}`]: { marginInline: 4 },
}));

export default function ChipBreadcrumbs() {
  return (
    <ChipPath separator="" aria-label="Path to the star atlas">
      <Chip label="Maps" component="a" href="/maps" clickable />
      <Chip label="Celestial maps" component="a" href="/maps/celestial" clickable />
      <Chip label="Star atlas, 1801" variant="outlined" aria-current="page" />
    </ChipPath>
  );
}
