import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const SeatButton = styled(Button)({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
  border: 0,
  borderRadius: 8,
  padding: '8px 16px',
  [`&.${buttonClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});

export default function DisabledButton() {
  return (
    <div>
      <SeatButton disabled>Exit row</SeatButton>
      <p>The seats of the exit row are sold out.</p>
    </div>
  );
}
