import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const SeatButton = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
  border: 0,
  borderRadius: 8,
  padding: '8px 16px',
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '12px 16px',
  margin: 0,
  '& dd': { margin: 0 },
});

export default function ButtonStates() {
  const id = React.useId();

  return (
    <List>
      <dt>
        <SeatButton>Aisle seat</SeatButton>
      </dt>
      <dd>Free</dd>
      <dt>
        <SeatButton disabled>Exit row</SeatButton>
      </dt>
      <dd>Sold out; out of the tab order</dd>
      <dt>
        <SeatButton disabled focusableWhenDisabled aria-describedby={id}>
          Window seat
        </SeatButton>
      </dt>
      <dd id={id}>For members only; still takes focus</dd>
    </List>
  );
}
