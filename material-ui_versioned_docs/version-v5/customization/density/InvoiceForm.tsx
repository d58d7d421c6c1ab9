import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InvoiceForm() {
  const id = React.useId();

  return (
    <Stack
      component="form"
      aria-label="New invoice"
      onSubmit={(event) => event.preventDefault()}
      sx={{ gap: 2, width: '100%', maxWidth: 320 }}
    >
      <TextField label="Customer" defaultValue="Café Luna" />
      <FormControl variant="outlined">
        <InputLabel htmlFor={id}>Reference</InputLabel>
        <OutlinedInput
          id={id}
          label="Reference"
          defaultValue="PO-1180"
          aria-describedby={`${id}-hint`}
        />
        <FormHelperText id={`${id}-hint`}>As on the purchase order</FormHelperText>
      </FormControl>
      <TextField variant="filled" label="Note" defaultValue="Due in 30 days" />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Create invoice
      </Button>
    </Stack>
  );
}
