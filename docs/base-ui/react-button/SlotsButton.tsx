import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import { styled } from '@mui/system';

const ReceiptRoot = styled('button')<{ ownerState: ButtonOwnerState }>(({ ownerState }) => ({
  font: 'inherit',
  color: '#fff',
  backgroundColor: ownerState.active ? '#0d4f2b' : '#166b3d',
  border: 0,
  borderRadius: 8,
  padding: '8px 16px',
  cursor: 'pointer',
  outline: ownerState.focusVisible ? '2px solid #2e7df6' : 0,
  outlineOffset: 2,
}));

export default function SlotsButton() {
  return (
    <Button slots={{ root: ReceiptRoot }} slotProps={{ root: { title: 'PDF, 84 KB' } }}>
      Download receipt
    </Button>
  );
}
