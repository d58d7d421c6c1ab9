import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSelect: {
      defaultProps: {
        IconComponent: ExpandMoreIcon,
        MenuProps: { slotProps: { paper: { sx: { maxHeight: 220 } } } },
      },
      styleOverrides: {
        icon: { fontSize: 20 },
      },
    },
  },
});

export default theme;
