import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Field, Label } from './InputParts';

export default function MemberForm() {
  const id = React.useId();

  return (
    <FormControl defaultValue="Clara" disabled>
      <Label htmlFor={id}>First name</Label>
      <Field id={id} aria-describedby={`${id}-help`} />
      <div id={`${id}-help`}>The desk changes names, with your ID.</div>
    </FormControl>
  );
}
