import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function PortionsMenu() {
  const [portions, setPortions] = useState(4);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Ingredients for {portions} people</Typography>
      <Dropdown>
        <MenuButton size="sm">Change portions</MenuButton>
        <Menu size="sm">
          <MenuItem onClick={() => setPortions(portions / 2)} disabled={portions < 2}>
            Halve
          </MenuItem>
          <MenuItem onClick={() => setPortions(portions * 2)}>Double</MenuItem>
          <MenuItem onClick={() => setPortions(4)}>Reset</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
