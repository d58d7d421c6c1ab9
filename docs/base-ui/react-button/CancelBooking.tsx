import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

const Overlay = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: 'rgb(0 0 0 / 0.6)',
});

const Panel = styled('div')({
  maxInlineSize: 320,
  margin: 16,
  padding: 20,
  borderRadius: 12,
  color: 'CanvasText',
  backgroundColor: 'Canvas',
  '& h2': { margin: 0, fontSize: '1.25rem' },
});

export default function CancelBooking() {
  const id = React.useId();
  const [isOpen, setIsOpen] = React.useState(false);
  const [isCanceled, setIsCanceled] = React.useState(false);

  const handleConfirm = () => {
    setIsCanceled(true);
    setIsOpen(false);
  };

  return (
    <div>
      <Button
        aria-haspopup="dialog"
        disabled={isCanceled}
        focusableWhenDisabled
        onClick={() => setIsOpen(true)}
      >
        {isCanceled ? 'Booking canceled' : 'Cancel booking'}
      </Button>
      <Overlay open={isOpen} onClose={() => setIsOpen(false)}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={id}>
          <h2 id={id}>Cancel the booking?</h2>
          <p>Lisbon, 3 nights. The deposit of $60 is not refunded.</p>
          <Button onClick={() => setIsOpen(false)}>Keep it</Button>{' '}
          <Button onClick={handleConfirm}>Cancel booking</Button>
        </Panel>
      </Overlay>
    </div>
  );
}
