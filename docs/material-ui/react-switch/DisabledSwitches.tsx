import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function DisabledSwitches() {
  return (
    <FormGroup>
      <FormControlLabel disabled control={<Switch />} label="Side vents (jammed)" />
      <FormControlLabel disabled control={<Switch defaultChecked />} label="Frost guard (locked)" />
    </FormGroup>
  );
}
