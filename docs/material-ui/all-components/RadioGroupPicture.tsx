import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupPicture() {
  return (
    <RadioGroup defaultValue="window" aria-label="Seat">
      <FormControlLabel value="window" label="Window" control={<Radio size="small" />} />
      <FormControlLabel value="aisle" label="Aisle" control={<Radio size="small" />} />
    </RadioGroup>
  );
}
