import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSpeedDial: {
      defaultProps: { direction: 'right', FabProps: { color: 'success', size: 'medium' } },
    },
    MuiSpeedDialAction: {
      defaultProps: { tooltipPlacement: 'bottom' },
      styleOverrides: {
        fab: { margin: 4, border: '2px solid', boxShadow: 'none', borderRadius: 12 },
      },
    },
  },
});

export default theme;
