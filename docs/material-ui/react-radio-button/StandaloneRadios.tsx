import * as React from 'react';
import Radio from '@mui/material/Radio';

export default function StandaloneRadios() {
  const name = React.useId();
  const [side, setSide] = React.useState('left');

  return (
    <div role="radiogroup" aria-label="Side of the label">
      <Radio
        checked={side === 'left'}
        onChange={() => setSide('left')}
        name={name}
        value="left"
        inputProps={{ 'aria-label': 'Left' }}
      />
      <Radio
        checked={side === 'right'}
        onChange={() => setSide('right')}
        name={name}
        value="right"
        inputProps={{ 'aria-label': 'Right' }}
      />
    </div>
  );
}
