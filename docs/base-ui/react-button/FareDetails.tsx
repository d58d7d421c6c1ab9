import { useId, useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const DetailsButton = styled(Button)({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 8,
  padding: '6px 12px',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

export default function FareDetails() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <div>
      <DetailsButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Fare details
      </DetailsButton>
      <div id={id} hidden={!open} style={{ marginBlockStart: 8 }}>
        Two adults $96.00, one bicycle $8.00.
      </div>
    </div>
  );
}
