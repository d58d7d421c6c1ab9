import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
} from '@mui/material/styles';

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#00695c' },
        background: { paper: '#f1f8f6' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#80cbc4' },
        background: { paper: '#0f1f1d' },
      },
    },
  },
});

export default function CustomSchemes() {
  return (
    <CssVarsProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: '1fr 1fr',
          p: 2,
        }}
      >
        {['light', 'dark'].map((scheme) => (
          <Paper key={scheme} data-mui-color-scheme={scheme} variant="outlined" sx={{ p: 2 }}>
            <Typography>Ferry to Askøy</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              Quay 4, departs 16:40
            </Typography>
            <Button variant="contained">Buy ticket</Button>
          </Paper>
        ))}
      </Box>
    </CssVarsProvider>
  );
}
