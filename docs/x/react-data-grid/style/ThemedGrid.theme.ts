import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

const theme = createTheme({
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact', showCellVerticalBorder: true },
      styleOverrides: {
        root: { borderRadius: 12 },
        columnHeader: { textTransform: 'uppercase' },
      },
    },
  },
});

export default theme;
