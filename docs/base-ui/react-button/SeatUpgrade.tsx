import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const UpgradeButton = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  color: '#fff',
  backgroundColor: '#0b57d0',
  border: 0,
  borderRadius: 8,
  padding: '8px 16px',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { backgroundColor: '#5f6b7a', cursor: 'not-allowed' },
});

const Column = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });

export default function SeatUpgrade() {
  const [seatsLeft, setSeatsLeft] = useState(2);

  return (
    <Column>
      <UpgradeButton
        disabled={seatsLeft === 0}
        focusableWhenDisabled
        aria-describedby="seat-upgrade-status"
        onClick={() => setSeatsLeft(seatsLeft - 1)}
      >
        Upgrade one seat
      </UpgradeButton>
      <span id="seat-upgrade-status" role="status">
        {seatsLeft === 0
          ? 'No extra-legroom seats are left on this flight.'
          : `${seatsLeft} extra-legroom seats left.`}
      </span>
    </Column>
  );
}
