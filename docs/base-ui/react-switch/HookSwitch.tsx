import * as React from 'react';
import { useSwitch } from '@mui/base/useSwitch';

export default function HookSwitch() {
  const id = React.useId();
  const { checked, focusVisible, getInputProps } = useSwitch({ defaultChecked: true });

  return (
    <div>
      <span
        style={{
          display: 'inline-block',
          padding: '2px 8px',
          borderRadius: 6,
          color: '#fff',
          backgroundColor: checked ? '#1a6ce0' : '#5f6b7a',
          outline: focusVisible ? '2px solid #2e7df6' : 0,
          outlineOffset: 2,
        }}
      >
        <input {...getInputProps()} id={id} />
        {checked ? 'On' : 'Off'}
      </span>{' '}
      <label htmlFor={id}>Meal at the seat</label>
    </div>
  );
}
