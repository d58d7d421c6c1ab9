import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 10,
          textTransform: 'none',
          variants: [
            {
              props: { variant: 'dashed' },
              style: {
                border: '1px dashed currentColor',
                padding: '5px 15px',
                '&:hover': { borderStyle: 'solid' },
              },
            },
          ],
        },
      },
    },
  },
});

export default function ThemedButtons() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained">Pay now</Button>
        <Button variant="dashed">Add a passenger</Button>
        <Button variant="outlined">Apply voucher</Button>
      </Stack>
    </ThemeProvider>
  );
}
