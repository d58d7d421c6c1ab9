import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiGrid2: {
      defaultProps: { columns: 5, spacing: 3 },
      styleOverrides: {
        root: {
          variants: [
            { props: { container: true }, style: { borderTop: '4px double', paddingTop: 12 } },
          ],
        },
      },
    },
  },
});

export default theme;
