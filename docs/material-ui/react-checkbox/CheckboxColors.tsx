import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxColors() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Seen" />
      <FormControlLabel control={<Checkbox defaultChecked color="secondary" />} label="Referred" />
      <FormControlLabel control={<Checkbox defaultChecked color="success" />} label="Discharged" />
      <FormControlLabel control={<Checkbox defaultChecked color="error" />} label="Contagious" />
      <FormControlLabel control={<Checkbox defaultChecked color="default" />} label="Archived" />
    </FormGroup>
  );
}
