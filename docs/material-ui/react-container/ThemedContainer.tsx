import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    MuiContainer: {
      defaultProps: { maxWidth: 'sm' },
      styleOverrides: {
        root: ({ theme }) => ({
          [theme.breakpoints.up('sm')]: {
            paddingLeft: theme.spacing(8),
            paddingRight: theme.spacing(8),
          },
        }),
      },
    },
  },
});

export default function ThemedContainer() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ display: 'grid', gap: 1.5, py: 2 }}>
        <Container sx={{ py: 1.5, bgcolor: 'action.selected' }}>
          Letters: who painted the bus stop?
        </Container>
        <Container maxWidth={false} sx={{ maxWidth: 520, py: 1.5, bgcolor: 'action.selected' }}>
          Puzzle of the week, 520 pixels wide
        </Container>
      </Box>
    </ThemeProvider>
  );
}
