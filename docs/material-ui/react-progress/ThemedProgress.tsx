import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiLinearProgress: {
      defaultProps: { color: 'secondary' },
      styleOverrides: { root: { height: 8, borderRadius: 4 }, bar: { borderRadius: 4 } },
    },
    MuiCircularProgress: {
      defaultProps: { color: 'secondary', size: 28, thickness: 5 },
      styleOverrides: { circle: { strokeLinecap: 'round' } },
    },
  },
});

export default function ThemedProgress() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        spacing={3}
        sx={{ width: '100%', maxWidth: 360, alignItems: 'center' }}
      >
        <CircularProgress aria-label="Mixing the developer" />
        <LinearProgress
          variant="determinate"
          value={45}
          aria-label="Prints of order 5120"
          sx={{ flexGrow: 1 }}
        />
      </Stack>
    </ThemeProvider>
  );
}
