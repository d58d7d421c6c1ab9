import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
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
};

const departures = [
  'Castle Hill, 8:04 AM, direct',
  'Castle Hill, 8:31 AM, via North Junction',
  'Castle Hill, 9:04 AM, direct',
  'Castle Hill, 9:40 AM, bus via Mill Road',
];

export default function ThemedAutocomplete() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Autocomplete
        id="departure"
        options={departures}
        sx={{ width: 200 }}
        renderInput={(params) => <TextField {...params} label="Departure" />}
      />
    </ThemeProvider>
  );
}
