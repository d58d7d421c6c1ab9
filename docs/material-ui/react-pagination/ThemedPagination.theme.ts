import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiPagination: {
      defaultProps: { color: 'primary', siblingCount: 0 },
      styleOverrides: { ul: { justifyContent: 'center' } },
    },
    MuiPaginationItem: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          fontVariantNumeric: 'tabular-nums',
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        },
      },
    },
  },
});

export default theme;
