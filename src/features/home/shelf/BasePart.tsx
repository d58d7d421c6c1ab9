import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';
import { t } from '../texts';
import { useState } from 'react';

const Counter = styled(Button)({
  padding: '10px 18px',
  border: '2px solid currentColor',
  borderRadius: 0,
  background: 'none',
  boxShadow: '4px 4px 0 currentColor',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { transform: 'translate(4px, 4px)', boxShadow: 'none' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid var(--color-focus)',
    outlineOffset: 3,
  },
});

export default function BasePart() {
  const [count, setCount] = useState(0);
  return (
    <Counter onClick={() => setCount(count + 1)}>{t('home.shelf.clicked', { count })}</Counter>
  );
}
