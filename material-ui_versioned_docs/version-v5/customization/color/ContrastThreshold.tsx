import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { orange } from '@mui/material/colors';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const examples = [3, 4.5].map((contrastThreshold) => ({
  threshold: contrastThreshold,
  theme: createTheme({ palette: { primary: { main: orange[800] }, contrastThreshold } }),
}));

export default function ContrastThreshold() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: '1fr 1fr',
        width: '100%',
        maxWidth: 480,
      }}
    >
      {examples.map(({ threshold, theme }) => (
        <div key={threshold}>
          <ThemeProvider theme={theme}>
            <Paper
              elevation={0}
              sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              <Typography variant="h5" component="p">
                3 invoices overdue
              </Typography>
            </Paper>
          </ThemeProvider>
          <Typography variant="body2" sx={{ mt: 1 }}>
            Threshold {threshold}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
