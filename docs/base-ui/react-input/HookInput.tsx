import * as React from 'react';
import { useInput } from '@mui/base/useInput';
import type { UseInputParameters } from '@mui/base/useInput';

function BoxedInput({ children, ...other }: UseInputParameters & { children: string }) {
  const id = React.useId();
  const { focused, getInputProps, getRootProps } = useInput(other);

  return (
    <div
      {...getRootProps()}
      style={{
        display: 'grid',
        boxSizing: 'border-box',
        maxInlineSize: 320,
        padding: '6px 12px',
        borderRadius: 8,
        backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
        outline: focused ? '2px solid #2e7df6' : 0,
        cursor: 'text',
      }}
    >
      <label htmlFor={id} style={{ justifySelf: 'start', fontSize: '0.875rem' }}>
        {children}
      </label>
      <input
        {...getInputProps()}
        id={id}
        style={{
          border: 0,
          padding: 0,
          outline: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
        }}
      />
    </div>
  );
}

export default function HookInput() {
  return <BoxedInput defaultValue="Main library">Pick up at</BoxedInput>;
}
