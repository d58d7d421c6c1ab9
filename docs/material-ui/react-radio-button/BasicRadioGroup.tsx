import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadioGroup() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Delivery</FormLabel>
      <RadioGroup aria-labelledby={id} name="speed" defaultValue="standard">
        <FormControlLabel value="standard" control={<Radio />} label="Standard, $4.90" />
        <FormControlLabel value="express" control={<Radio />} label="Express, $9.50" />
        <FormControlLabel value="today" control={<Radio />} label="Same day, $16.00" />
      </RadioGroup>
    </FormControl>
  );
}
