import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function PlacedMenu() {
  return (
    <Dropdown>
      <MenuButton>Share</MenuButton>
      <Menu placement="top-end">
        <MenuItem>Copy the link</MenuItem>
        <MenuItem>Send by email</MenuItem>
      </Menu>
    </Dropdown>
  );
}
