import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import LocalFloristOutlinedIcon from '@mui/icons-material/LocalFloristOutlined';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Rating' {
  interface RatingPropsSizeOverrides {
    huge: true;
  }
}

const theme = createTheme({
  components: {
    MuiRating: {
      defaultProps: {
        icon: <LocalFloristIcon fontSize="inherit" />,
        emptyIcon: <LocalFloristOutlinedIcon fontSize="inherit" />,
        getLabelText: (value) => `${value} ${value === 1 ? 'edelweiss' : 'edelweisses'}`,
      },
      styleOverrides: {
        root: { variants: [{ props: { size: 'huge' }, style: { fontSize: '2.5rem' } }] },
        iconFilled: { color: '#c2528b' },
      },
    },
  },
});

export default function ThemedRatings() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
        <Rating
          role="radiogroup"
          aria-label="Alpine garden"
          name="garden"
          size="huge"
          defaultValue={4}
        />
        <Rating readOnly value={3} />
      </Stack>
    </ThemeProvider>
  );
}
