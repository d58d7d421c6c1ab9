import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function LinkMenu() {
  return (
    <Dropdown>
      <MenuButton>Cookbooks</MenuButton>
      <Menu>
        <MenuItem component="a" href="/cookbooks/bread">
          Bread
        </MenuItem>
        <MenuItem component="a" href="/cookbooks/soups">
          Soups
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
