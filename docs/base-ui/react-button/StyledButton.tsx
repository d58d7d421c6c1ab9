import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const PayButton = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  color: '#fff',
  backgroundColor: '#0b57d0',
  border: 0,
  borderRadius: 8,
  padding: '8px 16px',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#0a4cb5' },
  [`&.${buttonClasses.active}`]: { backgroundColor: '#083b8c' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { backgroundColor: '#5f6b7a', cursor: 'not-allowed' },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export default function StyledButton() {
  return (
    <Row>
      <PayButton>Pay €248.00</PayButton>
      <PayButton disabled>Pay by voucher</PayButton>
    </Row>
  );
}
