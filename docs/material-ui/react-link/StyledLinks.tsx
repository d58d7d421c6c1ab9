import type {} from '@mui/material/themeCssVarsAugmentation';
import Link, { linkClasses } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Signpost = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  padding: theme.spacing(1, 2),
  border: '2px solid',
  borderRadius: 4,
  fontWeight: theme.typography.fontWeightMedium,
  [`&:hover, &.${linkClasses.focusVisible}`]: {
    backgroundColor: (theme.vars || theme).palette.action.hover,
  },
})) as typeof Link;

export default function StyledLinks() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Ask the{' '}
        <Link
          href="/people/wardens"
          sx={{ textDecorationColor: 'currentColor', textUnderlineOffset: 4 }}
        >
          wardens
        </Link>{' '}
        about the beavers.
      </Typography>
      <Signpost href="/trails/old-dike" underline="none">
        Old dike, 6.5 km
      </Signpost>
    </Stack>
  );
}
