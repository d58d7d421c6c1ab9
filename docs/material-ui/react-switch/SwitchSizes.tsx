import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <FormGroup row sx={{ columnGap: 2 }}>
      <FormControlLabel control={<Switch defaultChecked />} label="Roof vents" />
      <FormControlLabel control={<Switch size="small" defaultChecked />} label="Shade cloth" />
    </FormGroup>
  );
}
