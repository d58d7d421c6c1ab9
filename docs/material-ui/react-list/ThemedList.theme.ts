import { listItemButtonClasses } from '@mui/material/ListItemButton';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiListItem: { styleOverrides: { root: { paddingBlock: 2 } } },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          [`&.${listItemButtonClasses.selected}`]: { fontWeight: 'bold' },
          [`&.${listItemButtonClasses.focusVisible}`]: { outline: '2px solid currentcolor' },
        },
      },
    },
    MuiListItemText: {
      defaultProps: { primaryTypographyProps: { sx: { fontWeight: 'inherit' } } },
    },
  },
});

export default theme;
