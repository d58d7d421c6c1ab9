import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: {
        backgroundColor: 'rgba(20, 120, 160, 0.25)',
        '@media (prefers-reduced-motion: reduce)': { '&, &::after': { animation: 'none' } },
      },
      text: { borderRadius: 8 },
      rounded: { borderRadius: 16 },
    },
  },
};

export default function ThemedSkeleton() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <Skeleton variant="rounded" height={100} />
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </Stack>
    </ThemeProvider>
  );
}
