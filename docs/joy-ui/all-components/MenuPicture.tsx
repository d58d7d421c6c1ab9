import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuPicture() {
  return (
    <MenuList size="sm" aria-label="Message" sx={{ width: 116, boxShadow: 'sm' }}>
      <MenuItem>Reply</MenuItem>
      <MenuItem selected>Forward</MenuItem>
      <MenuItem>Archive</MenuItem>
    </MenuList>
  );
}
