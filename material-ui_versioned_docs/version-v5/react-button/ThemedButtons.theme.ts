import { createTheme } from '@mui/material/styles';

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

export default theme;
