import * as React from 'react';
import { Input } from '@mui/base/Input';

export default function LabeledField() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Street and number</label>
      <Input id={id} aria-describedby={`${id}-hint`} autoComplete="street-address" />
      <p id={`${id}-hint`}>Where the courier rings the bell.</p>
    </div>
  );
}
