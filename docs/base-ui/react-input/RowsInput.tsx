import * as React from 'react';
import { Field, Label } from './InputParts';

export default function RowsInput() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Which book should we buy?</Label>
      <Field id={id} multiline rows={3} />
    </div>
  );
}
