import { useId, useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

const ActionButton = styled(Button)({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 8,
  padding: '8px 16px',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

const Overlay = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
});

const Dialog = styled('div')({
  maxInlineSize: 360,
  padding: 20,
  borderRadius: 12,
  color: 'light-dark(#1c2025, #e6eaf0)',
  backgroundColor: 'light-dark(#fff, #1c2025)',
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'flex-end',
  marginBlockStart: 16,
});

export default function CancelBooking() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [canceled, setCanceled] = useState(false);

  const handleConfirm = () => {
    setCanceled(true);
    setOpen(false);
  };

  return (
    <div>
      <ActionButton
        aria-haspopup="dialog"
        disabled={canceled}
        focusableWhenDisabled
        onClick={() => setOpen(true)}
      >
        {canceled ? 'Booking canceled' : 'Cancel booking'}
      </ActionButton>
      <Overlay open={open} onClose={() => setOpen(false)}>
        <Dialog
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <strong id={`${id}-title`}>Cancel the booking?</strong>
          <div id={`${id}-text`}>Lisbon, 3 nights. The deposit of $60 is not refunded.</div>
          <Actions>
            <ActionButton onClick={() => setOpen(false)}>Keep it</ActionButton>
            <ActionButton onClick={handleConfirm}>Cancel booking</ActionButton>
          </Actions>
        </Dialog>
      </Overlay>
    </div>
  );
}
