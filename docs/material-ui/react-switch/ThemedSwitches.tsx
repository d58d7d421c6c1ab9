import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSwitch: {
      defaultProps: { color: 'success', inputProps: { role: 'switch' } },
      styleOverrides: {
        switchBase: {
          [`&.${switchClasses.checked} + .${switchClasses.track}`]: { opacity: 0.8 },
          [`&.${switchClasses.disabled} + .${switchClasses.track}`]: { opacity: 0.3 },
        },
        track: { opacity: 0.6 },
      },
    },
  },
});

export default function ThemedSwitches() {
  return (
    <ThemeProvider theme={theme}>
      <FormGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Pollination fan" />
        <FormControlLabel control={<Switch />} label="CO₂ supply" />
      </FormGroup>
    </ThemeProvider>
  );
}
