import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function BasicSwitch() {
  return <FormControlLabel control={<Switch defaultChecked />} label="Bench heating" />;
}
