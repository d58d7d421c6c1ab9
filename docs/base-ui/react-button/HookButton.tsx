import * as React from 'react';
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

interface LikeButtonProps {
  children: React.ReactNode;
  onClick?: React.MouseEventHandler<HTMLButtonElement>;
}

const LikeButton = React.forwardRef<HTMLButtonElement, LikeButtonProps>(function LikeButton(
  { children, ...other },
  ref,
) {
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
  const [count, setCount] = React.useState(0);

  return <LikeButton onClick={() => setCount(count + 1)}>Like ({count})</LikeButton>;
}
