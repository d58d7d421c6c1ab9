import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Rating' {
  interface RatingPropsSizeOverrides {
    huge: true;
  }
}

const components: Theme['components'] = {
  MuiRating: {
    defaultProps: {
      icon: <FavoriteIcon fontSize="inherit" />,
      emptyIcon: <FavoriteBorderIcon fontSize="inherit" />,
      getLabelText: (value) => `${value} ${value === 1 ? 'heart' : 'hearts'}`,
    },
    styleOverrides: {
      root: {
        color: '#c2528b',
        variants: [{ props: { size: 'huge' }, style: { fontSize: '2.5rem' } }],
      },
      iconEmpty: { color: 'inherit' },
    },
  },
};

export default function ThemedRatings() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Stack spacing={1} sx={{ alignItems: 'center', color: 'text.primary' }}>
        <Typography id="garden" variant="subtitle2" component="div">
          Alpine garden
        </Typography>
        <Rating
          role="radiogroup"
          aria-labelledby="garden"
          name="garden"
          size="huge"
          defaultValue={4}
        />
        <Stack direction="row" spacing={1}>
          <Typography variant="body2">All visitors</Typography>
          <Rating readOnly size="small" value={3} />
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
