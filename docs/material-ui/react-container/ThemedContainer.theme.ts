import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    MuiContainer: {
      defaultProps: { maxWidth: 'sm' },
      styleOverrides: {
        root: ({ theme }) => ({
          [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(8) },
        }),
      },
    },
  },
});

export default theme;
