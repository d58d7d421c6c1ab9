import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({ palette: { mode: 'dark' }, cssVariables: true });

export default function DarkOnly() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ p: 2 }}>
        <Typography gutterBottom>The night ferry leaves at 23:10.</Typography>
        <Button variant="contained">Buy ticket</Button>
      </Box>
    </ThemeProvider>
  );
}
