import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchColors() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Switch defaultChecked />} label="Water" />
      <FormControlLabel control={<Switch defaultChecked color="success" />} label="Feed" />
      <FormControlLabel control={<Switch defaultChecked color="secondary" />} label="Grow light" />
      <FormControlLabel control={<Switch defaultChecked color="error" />} label="Alarm" />
      <FormControlLabel control={<Switch defaultChecked color="default" />} label="Radio" />
    </FormGroup>
  );
}
