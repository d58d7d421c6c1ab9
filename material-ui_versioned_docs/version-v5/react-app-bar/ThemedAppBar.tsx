import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';

export default function ThemedAppBar() {
  const { direction } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        mixins: { toolbar: { minHeight: 72 } },
        components: {
          MuiAppBar: {
            defaultProps: { color: 'transparent', elevation: 0 },
            styleOverrides: {
              root: ({ theme: { vars, palette } }) => ({
                borderBottom: `1px solid ${(vars ?? { palette }).palette.divider}`,
              }),
            },
          },
        },
      }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%' }}>
        <AppBar position="static">
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            <Typography component="h3" noWrap sx={{ fontWeight: 600 }}>
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
