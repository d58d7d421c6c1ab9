import * as React from 'react';
import { Input } from '@mui/base/Input';

export default function SlotPropsField() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Parcel number</label>{' '}
      <Input
        id={id}
        placeholder="PX-0000"
        slotProps={{
          root: { style: { display: 'inline-block' } },
          input: { maxLength: 7, autoCapitalize: 'characters' },
        }}
      />
    </div>
  );
}
