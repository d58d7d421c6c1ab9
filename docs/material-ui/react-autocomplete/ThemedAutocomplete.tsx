import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAutocomplete: {
      defaultProps: {
        popupIcon: <ExpandMoreIcon />,
        noOptionsText: 'Nothing found',
        slotProps: {
          popper: { sx: { minWidth: 'max-content' } },
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

const departures = [
  'Castle Hill, 8:04 AM, direct',
  'Castle Hill, 8:31 AM via North Junction',
  'Castle Hill, 9:04 AM, direct',
  'Castle Hill, 9:40 AM, bus from Mill Road',
];

export default function ThemedAutocomplete() {
  return (
    <ThemeProvider theme={theme}>
      <Autocomplete
        id="departure"
        options={departures}
        sx={{ width: 200 }}
        renderInput={(params) => <TextField {...params} label="Departure" />}
      />
    </ThemeProvider>
  );
}
