import { useRef, useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ControlledMenu() {
  const staysOpen = useRef(false);
  const [open, setOpen] = useState(false);
  const [spoons, setSpoons] = useState(2);

  const handleOpenChange = (_event: unknown, nextOpen: boolean) => {
    setOpen(nextOpen || staysOpen.current);
    staysOpen.current = false;
  };

  const addSpoon = () => {
    staysOpen.current = true;
    setSpoons(spoons + 1);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{spoons} spoons of sugar</Typography>
      <Dropdown open={open} onOpenChange={handleOpenChange}>
        <MenuButton>Sweeten</MenuButton>
        <Menu>
          <MenuItem onClick={addSpoon}>One more</MenuItem>
          <MenuItem onClick={() => setSpoons(2)}>Reset</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
