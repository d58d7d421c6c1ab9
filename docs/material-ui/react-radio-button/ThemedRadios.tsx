import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ThemedRadios() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Wrapping</FormLabel>
      <RadioGroup aria-labelledby={id} name="gift-wrap" defaultValue="paper">
        <FormControlLabel value="paper" control={<Radio />} label="Recycled paper" />
        <FormControlLabel
          value="gift"
          control={<Radio sx={{ '&.Mui-checked': { color: 'secondary.main' } }} />}
          label="Gift wrap, $2.50"
        />
      </RadioGroup>
    </FormControl>
  );
}
