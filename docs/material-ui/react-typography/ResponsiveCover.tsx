import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, responsiveFontSizes } from '@mui/material/styles';

const theme = responsiveFontSizes(createTheme({ colorSchemes: { light: true, dark: true } }));

export default function ResponsiveCover() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 2 }}>
        <Typography variant="overline">Issue 43</Typography>
        <Typography variant="h2" component="h1" gutterBottom>
          Rivers that flow uphill
        </Typography>
        <Typography>Under the ice, pressure moves water against the slope.</Typography>
      </Box>
    </ThemeProvider>
  );
}
