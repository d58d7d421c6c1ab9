import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';
import { Item, Listbox, Trigger } from './MenuParts';

const Fade = styled(CssTransition)({
  opacity: 0,
  transition: 'opacity 150ms ease',
  '&.is-open': { opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const FadingListbox = React.forwardRef<HTMLUListElement, React.ComponentProps<typeof Listbox>>(
  function FadingListbox(props, ref) {
    return (
      <Fade enterClassName="is-open" lastTransitionedPropertyOnExit="opacity">
        <Listbox {...props} ref={ref} />
      </Fade>
    );
  },
);

export default function FadingMenu() {
  return (
    <Dropdown>
      <Trigger>Gift</Trigger>
      <Menu slots={{ listbox: FadingListbox }} slotProps={{ listbox: { 'aria-label': 'Gift' } }}>
        <Item>Wrap it</Item>
        <Item>Add a card</Item>
      </Menu>
    </Dropdown>
  );
}
