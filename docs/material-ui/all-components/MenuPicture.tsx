import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuPicture() {
  return (
    <Paper elevation={4} sx={{ width: 110 }}>
      <MenuList dense>
        <MenuItem>Rename</MenuItem>
        <MenuItem selected>Duplicate</MenuItem>
      </MenuList>
    </Paper>
  );
}
