import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioColors() {
  return (
    <RadioGroup aria-label="Priority" name="priority" defaultValue="high">
      <FormControlLabel value="low" control={<Radio color="success" />} label="Low" />
      <FormControlLabel value="normal" control={<Radio color="default" />} label="Normal" />
      <FormControlLabel
        value="high"
        control={
          <Radio sx={{ color: '#d81b60', [`&.${radioClasses.checked}`]: { color: '#d81b60' } }} />
        }
        label="High"
      />
    </RadioGroup>
  );
}
