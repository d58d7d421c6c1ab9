import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    cut: true;
  }
}

const theme = createTheme({
  shape: { borderRadius: 8 },
  components: {
    MuiPaper: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ theme }) => ({
          variants: [
            {
              props: { variant: 'cut' },
              style: { border: `1px dashed ${(theme.vars || theme).palette.text.secondary}` },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemedPapers() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 480,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        <Paper sx={{ p: 2 }}>
          <Typography variant="body2">Flyer, printed on both sides</Typography>
        </Paper>
        <Paper variant="cut" square sx={{ p: 2 }}>
          <Typography variant="body2">Coupon, cut along the line</Typography>
        </Paper>
      </Box>
    </ThemeProvider>
  );
}
