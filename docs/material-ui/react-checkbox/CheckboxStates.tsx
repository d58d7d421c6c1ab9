import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxStates() {
  return (
    <FormGroup>
      <FormControlLabel disabled control={<Checkbox />} label="Fasting (visit closed)" />
      <FormControlLabel
        disabled
        control={<Checkbox defaultChecked />}
        label="Insurance card scanned (visit closed)"
      />
      <FormControlLabel required control={<Checkbox />} label="Identity checked" />
    </FormGroup>
  );
}
