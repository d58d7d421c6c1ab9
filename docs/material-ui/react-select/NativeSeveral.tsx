import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSeveral() {
  const id = React.useId();
  const [days, setDays] = React.useState(['Friday']);

  return (
    <FormControl variant="standard" sx={{ width: 220 }}>
      <InputLabel shrink htmlFor={id}>
        Days
      </InputLabel>
      <NativeSelect
        inputProps={{ multiple: true, id }}
        value={days}
        onChange={({ target: { selectedOptions } }) =>
          setDays(Array.from(selectedOptions, (option) => option.value))
        }
      >
        <option value="Thursday">Thursday</option>
        <option value="Friday">Friday</option>
        <option value="Saturday">Saturday</option>
        <option value="Sunday">Sunday</option>
      </NativeSelect>
      <FormHelperText role="status">You come on {days.join(', ') || 'no day'}</FormHelperText>
    </FormControl>
  );
}
