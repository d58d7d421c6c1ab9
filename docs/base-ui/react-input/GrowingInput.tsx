import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { Field, Label } from './InputParts';

const Textarea = prepareForSlot(TextareaAutosize);

export default function GrowingInput() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Note for the librarian</Label>
      <Field
        id={id}
        multiline
        minRows={2}
        maxRows={6}
        defaultValue="The spine of volume two is loose."
        slots={{ textarea: Textarea }}
      />
    </div>
  );
}
