import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowOptions() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Delivery window</FormLabel>
      <RadioGroup row aria-labelledby={id} name="window" defaultValue="morning">
        <FormControlLabel value="morning" control={<Radio />} label="Morning" />
        <FormControlLabel value="afternoon" control={<Radio />} label="Afternoon" />
        <FormControlLabel value="evening" control={<Radio />} label="Evening" />
      </RadioGroup>
    </FormControl>
  );
}
