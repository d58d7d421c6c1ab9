import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Item, Listbox, Trigger } from './MenuParts';

export default function LinkMenu() {
  return (
    <Dropdown>
      <Trigger>Help</Trigger>
      <Menu slots={{ listbox: Listbox }} slotProps={{ listbox: { 'aria-label': 'Help' } }}>
        <li role="none">
          <Item<'a'> slots={{ root: 'a' }} href="/help/returns">
            Returns
          </Item>
        </li>
        <li role="none">
          <Item<'a'> slots={{ root: 'a' }} href="/help/delivery">
            Delivery
          </Item>
        </li>
      </Menu>
    </Dropdown>
  );
}
