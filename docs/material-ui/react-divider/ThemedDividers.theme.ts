import { createTheme } from '@mui/material/styles';

declare module '@mui/material/Divider' {
  interface DividerPropsVariantOverrides {
    curtain: true;
  }
}

const theme = createTheme({
  components: {
    MuiDivider: {
      styleOverrides: {
        root: ({ theme }) => ({
          marginBlock: theme.spacing(1.5),
          variants: [
            {
              props: { variant: 'curtain' },
              style: { borderBottomWidth: 6, borderColor: '#c62828', borderRadius: 3 },
            },
          ],
        }),
      },
    },
  },
});

export default theme;
