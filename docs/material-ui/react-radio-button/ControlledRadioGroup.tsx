import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const arrivals = {
  standard: 'Friday, March 14',
  express: 'Wednesday, March 12',
  today: 'Today by 9 PM',
};

export default function ControlledRadioGroup() {
  const id = React.useId();
  const [speed, setSpeed] = React.useState('standard');

  return (
    <FormControl>
      <FormLabel id={id}>Delivery</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="arrival"
        value={speed}
        onChange={(_event, value) => setSpeed(value)}
      >
        <FormControlLabel value="standard" control={<Radio />} label="Standard, $4.90" />
        <FormControlLabel value="express" control={<Radio />} label="Express, $9.50" />
        <FormControlLabel value="today" control={<Radio />} label="Same day, $16.00" />
      </RadioGroup>
      <FormHelperText role="status" sx={{ mx: 0 }}>
        Arrives: {arrivals[speed as keyof typeof arrivals]}
      </FormHelperText>
    </FormControl>
  );
}
