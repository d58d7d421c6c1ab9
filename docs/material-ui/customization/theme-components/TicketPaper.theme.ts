import { createTheme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    ticket: true;
  }
}

const theme = createTheme({
  components: {
    MuiPaper: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'ticket' },
              style: { border: '2px dashed', borderRadius: 0 },
            },
          ],
        },
      },
    },
  },
});

export default theme;
