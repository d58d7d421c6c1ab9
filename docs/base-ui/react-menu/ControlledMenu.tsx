import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Item, Listbox, Trigger } from './MenuParts';

export default function ControlledMenu() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
        <Trigger>Parcel</Trigger>
        <Menu slots={{ listbox: Listbox }} slotProps={{ listbox: { 'aria-label': 'Parcel' } }}>
          <Item>Track</Item>
          <Item>Deliver later</Item>
        </Menu>
      </Dropdown>
      <p>The menu is {open ? 'open' : 'closed'}.</p>
    </div>
  );
}
