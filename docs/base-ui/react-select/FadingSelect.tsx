import * as React from 'react';
import { Select } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';
import { Item, Label, Listbox, Trigger } from './SelectParts';

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

export default function FadingSelect() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Meal</Label>
      <Select
        id={id}
        defaultValue="soup"
        slots={{ root: Trigger, listbox: FadingListbox }}
        slotProps={{ listbox: { 'aria-label': 'Meal' } }}
      >
        <Item value="soup">Lentil soup</Item>
        <Item value="salad">Potato salad</Item>
      </Select>
    </div>
  );
}
