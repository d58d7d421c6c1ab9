import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { orange } from '@mui/material/colors';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const primary = { main: orange[800] };
const theme = createTheme({ palette: { primary } });
const strictTheme = createTheme({ palette: { primary, contrastThreshold: 4.5 } });

function OverdueNotice() {
  return (
    <Paper elevation={0} sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      <Typography variant="h5" component="p">
        3 invoices overdue
      </Typography>
    </Paper>
  );
}

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
      <ThemeProvider theme={theme}>
        <OverdueNotice />
      </ThemeProvider>
      <ThemeProvider theme={strictTheme}>
        <OverdueNotice />
      </ThemeProvider>
      <Typography variant="body2">Threshold 3</Typography>
      <Typography variant="body2">Threshold 4.5</Typography>
    </Box>
  );
}
