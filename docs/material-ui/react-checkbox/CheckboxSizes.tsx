import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSizes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox size="small" defaultChecked />}
        label="Blood pressure taken"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Temperature taken" />
      <FormControlLabel
        control={<Checkbox size="large" />}
        label="Ready for the doctor"
        slotProps={{ typography: { variant: 'h6' } }}
      />
    </FormGroup>
  );
}
