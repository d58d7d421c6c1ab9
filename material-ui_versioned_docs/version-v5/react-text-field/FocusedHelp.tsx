import * as React from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function CodeHelp({ id }: { id: string }) {
  const control = useFormControl();
  const text = control?.focused ? 'Six digits, on the back of the card' : 'From your card';

  return <FormHelperText id={id}>{text}</FormHelperText>;
}

export default function FocusedHelp() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel htmlFor={id}>Voucher code</InputLabel>
      <OutlinedInput id={id} label="Voucher code" aria-describedby={`${id}-help`} />
      <CodeHelp id={`${id}-help`} />
    </FormControl>
  );
}
