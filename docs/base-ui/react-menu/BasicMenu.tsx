import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Item, Listbox, Trigger } from './MenuParts';

export default function BasicMenu() {
  return (
    <Dropdown>
      <Trigger>Order 1182</Trigger>
      <Menu slots={{ listbox: Listbox }} slotProps={{ listbox: { 'aria-label': 'Order 1182' } }}>
        <Item>Print the invoice</Item>
        <Item disabled>Change the address</Item>
        <Item>Send back</Item>
      </Menu>
    </Dropdown>
  );
}
