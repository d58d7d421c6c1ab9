import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function MenuSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <MenuButton size="sm">Small</MenuButton>
        <Menu size="sm">
          <MenuItem>Soup</MenuItem>
          <MenuItem>Salad</MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown>
        <MenuButton size="lg">Large</MenuButton>
        <Menu size="lg">
          <MenuItem>Soup</MenuItem>
          <MenuItem>Salad</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
