import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiBottomNavigation: {
      defaultProps: { showLabels: true },
      styleOverrides: { root: { height: 72, borderRadius: 16, backgroundColor: '#0d3b4f' } },
    },
    MuiBottomNavigationAction: {
      styleOverrides: {
        root: { color: '#c4dfe6', '&.Mui-selected': { color: '#ffffff' } },
        label: { '&.Mui-selected': { fontSize: '0.75rem', fontWeight: 700 } },
      },
    },
  },
});

export default theme;
