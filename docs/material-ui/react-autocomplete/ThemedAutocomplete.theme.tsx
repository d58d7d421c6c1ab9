import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAutocomplete: {
      defaultProps: {
        popupIcon: <ExpandMoreIcon />,
        noOptionsText: 'Nothing found',
        slotProps: {
          popper: { placement: 'bottom-start', sx: { minWidth: 'max-content' } },
          paper: { elevation: 8 },
          listbox: { sx: { maxHeight: 220 } },
        },
      },
      styleOverrides: {
        option: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default theme;
