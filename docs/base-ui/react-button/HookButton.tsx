import { forwardRef, useState } from 'react';
import type { MouseEventHandler, ReactNode } from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Root = styled('button')({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 8,
  padding: '8px 16px',
  cursor: 'pointer',
  '&[data-active]': { transform: 'translateY(1px)' },
  '&[data-focus-visible]': { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

interface SaveButtonProps {
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

const SaveButton = forwardRef<HTMLButtonElement, SaveButtonProps>(function SaveButton(props, ref) {
  const { children, ...other } = props;
  const { getRootProps, active, focusVisible } = useButton({
    ...other,
    rootElementName: 'button',
    rootRef: ref,
  });

  return (
    <Root
      {...getRootProps(other)}
      data-active={active || undefined}
      data-focus-visible={focusVisible || undefined}
    >
      {children}
    </Root>
  );
});

export default function HookButton() {
  const [saved, setSaved] = useState(false);

  return (
    <div>
      <SaveButton onClick={() => setSaved(true)}>Save address</SaveButton>
      <div role="status" style={{ marginBlockStart: 8 }}>
        {saved ? 'Address saved.' : 'The address has unsaved changes.'}
      </div>
    </div>
  );
}
