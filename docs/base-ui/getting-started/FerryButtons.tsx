import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const FerryButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  backgroundColor: '#0b57d0',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { backgroundColor: '#083b8c' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { backgroundColor: '#5f6b7a', cursor: 'not-allowed' },
});

export default function FerryButtons() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <FerryButton>Morning ferry</FerryButton>
      <FerryButton disabled>Night ferry, full</FerryButton>
    </div>
  );
}
