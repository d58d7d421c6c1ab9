import * as React from 'react';
import { inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';
import { Field, Label } from './InputParts';

// A digit and the space after it are 2ch wide, and so is each box.
const CodeField = styled(Field)({
  overflow: 'clip',
  inlineSize: '12ch',
  fontFamily: 'monospace',
  fontSize: '1.5rem',
  [`& .${inputClasses.input}`]: {
    flex: 'none',
    inlineSize: '13ch',
    padding: '8px 0',
    paddingInlineStart: '0.5ch',
    letterSpacing: '1ch',
    backgroundImage: 'linear-gradient(270deg, currentColor 1px, transparent 1px)',
    backgroundSize: '2ch 100%',
  },
});

export default function CodeInput() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Code from our text message</Label>
      <CodeField
        id={id}
        dir="ltr"
        autoComplete="one-time-code"
        slotProps={{ input: { inputMode: 'numeric', maxLength: 6 } }}
      />
    </div>
  );
}
