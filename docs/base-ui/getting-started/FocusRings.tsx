import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const CourierButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  backgroundColor: '#0b57d0',
  color: '#fff',
  font: 'inherit',
  '&:focus': { outline: 'none' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #2e7df6',
    outlineOffset: 3,
  },
});

export default function FocusRings() {
  return <CourierButton>Call the courier</CourierButton>;
}
