import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const CopyButton = styled(Button)({
  font: 'inherit',
  color: '#fff',
  backgroundColor: '#0b57d0',
  border: 0,
  borderRadius: 8,
  padding: '8px 16px',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#0a4cb5' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

export default function BasicButton() {
  return <CopyButton>Add a copy</CopyButton>;
}
