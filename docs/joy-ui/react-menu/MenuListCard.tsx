import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuListCard() {
  return (
    <MenuList aria-label="Oven" sx={{ maxWidth: 200 }}>
      <MenuItem>Preheat</MenuItem>
      <MenuItem>Set a timer</MenuItem>
      <MenuItem>Turn off</MenuItem>
    </MenuList>
  );
}
