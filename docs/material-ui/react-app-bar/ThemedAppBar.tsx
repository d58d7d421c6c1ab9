import type {} from '@mui/material/themeCssVarsAugmentation';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  mixins: { toolbar: { minHeight: 72 } },
  components: {
    MuiAppBar: {
      defaultProps: { color: 'transparent', elevation: 0 },
      styleOverrides: {
        root: ({ theme: current }) => ({
          borderBottom: `1px solid ${(current.vars || current).palette.divider}`,
        }),
      },
    },
  },
});

export default function ThemedAppBar() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%' }}>
        <AppBar position="static">
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              Glasshouse
            </Typography>
            <Button variant="contained" disableElevation>
              Book a visit
            </Button>
          </Toolbar>
        </AppBar>
      </Box>
    </ThemeProvider>
  );
}
