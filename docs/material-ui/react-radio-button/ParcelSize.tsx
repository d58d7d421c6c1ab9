import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const limits = { S: '4 lb', M: '11 lb', L: '22 lb', XL: '44 lb' };

export default function ParcelSize() {
  const id = React.useId();
  const [size, setSize] = React.useState('M');

  return (
    <FormControl>
      <FormLabel id={id}>Parcel size</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        name="parcel-size"
        value={size}
        onChange={(_event, value) => setSize(value)}
        sx={{ mt: 1 }}
      >
        {Object.keys(limits).map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={each}
            labelPlacement="bottom"
            sx={{ mx: 0.5 }}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="status" sx={{ mx: 0 }}>
        Up to {limits[size as keyof typeof limits]}
      </FormHelperText>
    </FormControl>
  );
}
