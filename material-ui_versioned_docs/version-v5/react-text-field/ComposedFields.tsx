import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function ComposedFields() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <InputLabel htmlFor={`${id}-recipient`}>Recipient</InputLabel>
        <OutlinedInput
          id={`${id}-recipient`}
          label="Recipient"
          aria-describedby={`${id}-recipient-help`}
        />
        <FormHelperText id={`${id}-recipient-help`}>Printed on the label</FormHelperText>
      </FormControl>
      <FormControl variant="filled">
        <InputLabel htmlFor={`${id}-content`}>Content</InputLabel>
        <FilledInput id={`${id}-content`} defaultValue="Two inner tubes" />
      </FormControl>
      <FormControl variant="standard">
        <InputLabel htmlFor={`${id}-weight`}>Weight, in kilograms</InputLabel>
        <Input
          id={`${id}-weight`}
          defaultValue="1.2"
          inputProps={{ inputMode: 'decimal' }}
          endAdornment={<InputAdornment position="end">kg</InputAdornment>}
        />
      </FormControl>
      <InputBase
        placeholder="Note for the driver"
        inputProps={{ 'aria-label': 'Note for the driver' }}
        sx={{ px: 1.5, py: 0.5, border: 1, borderColor: 'text.secondary', borderRadius: 1 }}
      />
    </Stack>
  );
}
