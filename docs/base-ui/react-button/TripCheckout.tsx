import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Card = styled('div')({
  display: 'grid',
  gap: 16,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 320,
  padding: 20,
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 16,
});

const HoldButton = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
  border: 0,
  borderRadius: 10,
  padding: '10px 16px',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});

const PayButton = styled(HoldButton)({
  color: '#fff',
  backgroundColor: '#0b57d0',
  '&:hover': { backgroundColor: '#0a4cb5' },
});

export default function TripCheckout() {
  const [status, setStatus] = React.useState('Two seats, May 14, 9:40 AM');
  const paid = status === 'Paid';

  return (
    <Card>
      <div>
        <strong>Lisbon to Porto</strong>
        <div role="status">{status}</div>
      </div>
      <PayButton disabled={paid} focusableWhenDisabled onClick={() => setStatus('Paid')}>
        Pay $248.00
      </PayButton>
      <HoldButton disabled={paid} onClick={() => setStatus('On hold for 24 hours')}>
        Hold the seats
      </HoldButton>
    </Card>
  );
}
