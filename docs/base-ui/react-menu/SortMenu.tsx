import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { styled } from '@mui/system';
import { Item, Listbox, Trigger } from './MenuParts';

const RadioItem = styled(Item)({
  '&::before': { content: '"" / ""', display: 'inline-block', inlineSize: '1.5em' },
  '&[aria-checked="true"]::before': { content: '"✓" / ""' },
});

export default function SortMenu() {
  const [order, setOrder] = React.useState('date');

  return (
    <Dropdown>
      <Trigger>Sort orders</Trigger>
      <Menu slots={{ listbox: Listbox }} slotProps={{ listbox: { 'aria-label': 'Sort orders' } }}>
        <RadioItem
          role="menuitemradio"
          aria-checked={order === 'date'}
          onClick={() => setOrder('date')}
        >
          By date
        </RadioItem>
        <RadioItem
          role="menuitemradio"
          aria-checked={order === 'total'}
          onClick={() => setOrder('total')}
        >
          By total
        </RadioItem>
      </Menu>
    </Dropdown>
  );
}
