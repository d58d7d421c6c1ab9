import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

// `currentColor` follows the text of the page; the pressed blue works in both modes.
const ToggleButton = styled(Button)({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 8,
  padding: '6px 12px',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { color: '#fff', backgroundColor: '#0b57d0', borderColor: '#0b57d0' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #2e7df6', outlineOffset: 2 },
});

export default function MealToggle() {
  const [vegetarian, setVegetarian] = useState(false);

  return (
    <ToggleButton aria-pressed={vegetarian} onClick={() => setVegetarian(!vegetarian)}>
      Vegetarian meal
    </ToggleButton>
  );
}
