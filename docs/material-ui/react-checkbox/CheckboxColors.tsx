import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxColors() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox color="success" defaultChecked />} label="Vaccinated" />
      <FormControlLabel control={<Checkbox color="default" defaultChecked />} label="Insured" />
      <FormControlLabel
        control={
          <Checkbox
            defaultChecked
            sx={{ color: '#d81b60', [`&.${checkboxClasses.checked}`]: { color: '#d81b60' } }}
          />
        }
        label="Urgent"
      />
    </FormGroup>
  );
}
