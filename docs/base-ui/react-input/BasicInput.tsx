import * as React from 'react';
import { Field, Label } from './InputParts';

export default function BasicInput() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Title or author</Label>
      <Field id={id} placeholder="For example: Jane Austen" />
    </div>
  );
}
