import * as React from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: 56,
  blockSize: 28,
  padding: 4,
  borderRadius: 14,
  backgroundColor: '#1f4b99',
  '&[data-checked]': { justifyContent: 'flex-end', backgroundColor: '#8a5a00' },
  '&:focus-within': { outline: '2px solid #2e7df6', outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& svg': { inlineSize: 20, blockSize: 20, fill: '#fff' },
});

function SunSwitch({ children, ...other }: UseSwitchParameters & { children: string }) {
  const id = React.useId();
  const { checked, getInputProps } = useSwitch(other);

  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
      <Root data-checked={checked || undefined}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          {checked ? (
            <circle cx="10" cy="10" r="7" />
          ) : (
            <path d="M13 3a7 7 0 1 0 4 11A8 8 0 0 1 13 3z" />
          )}
        </svg>
        <input {...getInputProps()} id={id} />
      </Root>
      <label htmlFor={id}>{children}</label>
    </span>
  );
}

export default function DaySwitch() {
  return <SunSwitch defaultChecked>Reading light</SunSwitch>;
}
