import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function MenuVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Dropdown>
        <MenuButton variant="soft" color="success">
          Soft
        </MenuButton>
        <Menu variant="soft" color="success">
          <MenuItem>Bake</MenuItem>
          <MenuItem>Boil</MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown>
        <MenuButton variant="solid" color="primary">
          Solid
        </MenuButton>
        <Menu variant="solid" color="primary">
          <MenuItem>Bake</MenuItem>
          <MenuItem>Boil</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
