import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Item, Listbox, Trigger } from './MenuParts';

export default function BasketMenu() {
  const [status, setStatus] = React.useState('2 mugs in the basket');

  return (
    <div>
      <Dropdown>
        <Trigger>Basket</Trigger>
        <Menu slots={{ listbox: Listbox }} slotProps={{ listbox: { 'aria-label': 'Basket' } }}>
          <Item onClick={() => setStatus('Saved for later')}>Save for later</Item>
          <Item onClick={() => setStatus('The basket is empty')}>Remove everything</Item>
        </Menu>
      </Dropdown>
      <div role="status">{status}</div>
    </div>
  );
}
