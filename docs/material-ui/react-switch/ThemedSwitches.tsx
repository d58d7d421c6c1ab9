import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function ThemedSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Pollination fan" />
      <FormControlLabel control={<Switch />} label="CO₂ supply" />
    </FormGroup>
  );
}
