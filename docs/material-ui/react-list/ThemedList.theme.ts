import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiListItem: { styleOverrides: { root: { paddingBlock: 2 } } },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          '&.Mui-selected': { fontWeight: 'bold' },
          '&.Mui-focusVisible': { outline: '2px solid currentcolor' },
        },
      },
    },
    MuiListItemText: {
      defaultProps: { primaryTypographyProps: { sx: { fontWeight: 'inherit' } } },
    },
  },
});

export default theme;
