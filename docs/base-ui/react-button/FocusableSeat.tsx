import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const SeatButton = styled(Button)({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
  border: 0,
  borderRadius: 8,
  padding: '8px 16px',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});

export default function FocusableSeat() {
  const id = React.useId();

  return (
    <div>
      <SeatButton disabled focusableWhenDisabled aria-describedby={id}>
        Window seat
      </SeatButton>
      <p id={id}>Window seats are for members.</p>
    </div>
  );
}
