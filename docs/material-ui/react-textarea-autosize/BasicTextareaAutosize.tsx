import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextareaAutosize() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Finding</label>
      <TextareaAutosize
        id={id}
        minRows={2}
        defaultValue="No fever, lungs clear."
        style={{ display: 'block', width: 220, padding: 8, font: 'inherit' }}
      />
    </div>
  );
}
