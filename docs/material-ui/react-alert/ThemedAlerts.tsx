import type {} from '@mui/material/themeCssVarsAugmentation';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    strip: true;
  }
}

const theme = createTheme({
  components: {
    MuiAlert: {
      defaultProps: { role: 'note', variant: 'strip' },
      styleOverrides: {
        root: ({ theme: current }) => ({
          borderRadius: 0,
          variants: [
            {
              props: { variant: 'strip' },
              style: {
                justifyContent: 'center',
                borderBlock: '2px solid',
                borderColor: (current.vars || current).palette.info.main,
              },
            },
            {
              props: { variant: 'strip', severity: 'warning' },
              style: { borderColor: (current.vars || current).palette.warning.main },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemedAlerts() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Alert severity="warning">Slippery leaves on Mill Lane</Alert>
        <Alert severity="info">Winter tires from November 1</Alert>
        <Alert severity="success" variant="standard">
          No jams on the ring road
        </Alert>
      </Stack>
    </ThemeProvider>
  );
}
