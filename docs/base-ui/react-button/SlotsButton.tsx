import { useState } from 'react';
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
  const [downloads, setDownloads] = useState(0);

  return (
    <Button
      slots={{ root: ReceiptRoot }}
      slotProps={{
        root: (ownerState) => ({ title: ownerState.disabled ? 'Pay first' : 'PDF, 84 KB' }),
      }}
      onClick={() => setDownloads(downloads + 1)}
    >
      Download receipt ({downloads})
    </Button>
  );
}
