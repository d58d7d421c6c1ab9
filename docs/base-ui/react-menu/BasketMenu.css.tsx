import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './BasketMenu.css';

export default function BasketMenu() {
  const [status, setStatus] = React.useState('2 mugs in the basket');

  return (
    <div>
      <Dropdown>
        <MenuButton className="basket-menu-button">Basket</MenuButton>
        <Menu slotProps={{ listbox: { 'aria-label': 'Basket', className: 'basket-menu-listbox' } }}>
          <MenuItem className="basket-menu-item" onClick={() => setStatus('Saved for later')}>
            Save for later
          </MenuItem>
          <MenuItem className="basket-menu-item" onClick={() => setStatus('The basket is empty')}>
            Remove everything
          </MenuItem>
        </Menu>
      </Dropdown>
      <div role="status">{status}</div>
    </div>
  );
}
