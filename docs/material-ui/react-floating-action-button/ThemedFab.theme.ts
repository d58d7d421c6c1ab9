import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiFab: {
      defaultProps: { color: 'success' },
      styleOverrides: {
        root: {
          borderRadius: 16,
          '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -6 },
          variants: [
            {
              props: { size: 'huge' },
              style: { width: 88, height: 88, borderRadius: 28, '& svg': { fontSize: 36 } },
            },
          ],
        },
      },
    },
  },
});

export default theme;
