import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

export default function AnotherPlace() {
  const id = React.useId();
  const [place, setPlace] = React.useState('other');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel id={id}>Put the parcel</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="place"
        value={place}
        onChange={(_event, value) => setPlace(value)}
      >
        <FormControlLabel value="garage" control={<Radio />} label="In the garage" />
        <FormControlLabel value="terrace" control={<Radio />} label="On the terrace" />
        <FormControlLabel value="other" control={<Radio />} label="In another place" />
      </RadioGroup>
      {place === 'other' && (
        <TextField
          name="otherPlace"
          label="Which place?"
          size="small"
          required
          sx={{ mt: 1, marginInlineStart: '31px' }}
        />
      )}
    </FormControl>
  );
}
