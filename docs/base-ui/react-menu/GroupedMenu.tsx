import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { styled } from '@mui/system';
import { Item, Listbox, Trigger } from './MenuParts';

const Group = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const GroupLabel = styled('div')({ padding: '8px 10px 4px', fontSize: '0.875rem' });

export default function GroupedMenu() {
  const id = React.useId();

  return (
    <Dropdown>
      <Trigger>Customer</Trigger>
      <Menu slots={{ listbox: Listbox }} slotProps={{ listbox: { 'aria-label': 'Customer' } }}>
        <li role="none">
          <GroupLabel id={`${id}-contact`}>Contact</GroupLabel>
          <Group role="group" aria-labelledby={`${id}-contact`}>
            <Item>Write an email</Item>
            <Item>Call back</Item>
          </Group>
        </li>
        <li role="none">
          <GroupLabel id={`${id}-account`}>Account</GroupLabel>
          <Group role="group" aria-labelledby={`${id}-account`}>
            <Item>Give a discount</Item>
          </Group>
        </li>
      </Menu>
    </Dropdown>
  );
}
