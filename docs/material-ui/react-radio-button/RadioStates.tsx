import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioStates() {
  const id = React.useId();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
      <FormControl>
        <FormLabel id={`${id}-drop-off`}>Drop-off</FormLabel>
        <RadioGroup aria-labelledby={`${id}-drop-off`} name="drop-off" defaultValue="counter">
          <FormControlLabel value="counter" control={<Radio />} label="At the counter" />
          <FormControlLabel value="locker" control={<Radio />} label="In a locker" />
          <FormControlLabel
            value="box"
            disabled
            control={<Radio />}
            label="In the drop box (full)"
          />
        </RadioGroup>
      </FormControl>
      <FormControl disabled>
        <FormLabel id={`${id}-packing`} disabled={false}>
          Packing
        </FormLabel>
        <RadioGroup aria-labelledby={`${id}-packing`} name="packing" defaultValue="own">
          <FormControlLabel value="own" control={<Radio />} label="My own box" />
          <FormControlLabel value="shop" control={<Radio />} label="A box from the shop" />
        </RadioGroup>
        <FormHelperText disabled={false} sx={{ mx: 0 }}>
          Already packed and weighed
        </FormHelperText>
      </FormControl>
      <FormControl error required>
        <FormLabel id={`${id}-contents`}>Contents</FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-contents`}
          aria-required
          aria-invalid
          aria-describedby={`${id}-contents-error`}
          name="contents"
        >
          <FormControlLabel value="goods" control={<Radio />} label="Goods" />
          <FormControlLabel value="papers" control={<Radio />} label="Documents" />
        </RadioGroup>
        <FormHelperText id={`${id}-contents-error`} sx={{ mx: 0 }}>
          Choose one for customs.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
