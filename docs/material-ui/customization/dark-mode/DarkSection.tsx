import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: { mode: 'dark' },
  // Else the scrollbars of the whole page would be dark, too.
  cssVariables: { cssVarPrefix: 'player', disableCssColorScheme: true },
});

export default function DarkSection() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 2, width: '100%', maxWidth: 400, colorScheme: 'dark' }} elevation={4}>
        <Typography>Audio guide: the old harbor</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Stop 3 of 9, 4 minutes
        </Typography>
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          <Button variant="contained">Play</Button>
          <Button>Next stop</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
