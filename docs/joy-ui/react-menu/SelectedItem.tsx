import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const ORDERS = ['Newest', 'Fastest', 'Cheapest'];

export default function SelectedItem() {
  const [order, setOrder] = useState('Newest');

  return (
    <Dropdown>
      <MenuButton>Order: {order}</MenuButton>
      <Menu>
        {ORDERS.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            <ListItemDecorator>{name === order && <CheckIcon />}</ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
