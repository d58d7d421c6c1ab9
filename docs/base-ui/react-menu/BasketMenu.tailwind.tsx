import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const button =
  'cursor-pointer rounded-lg border border-solid border-current/60 bg-transparent px-4 py-2 ' +
  'text-inherit [font:inherit] focus-visible:outline-2 focus-visible:outline-offset-2 ' +
  'focus-visible:outline-[#2e7df6]';
const listbox =
  'mx-0 my-1 box-border min-w-[180px] list-none rounded-lg border border-solid ' +
  'border-[color-mix(in_srgb,CanvasText_25%,Canvas)] bg-[Canvas] p-1 text-[CanvasText] ' +
  "[[style*='visibility:_hidden']_&]:hidden";
const item =
  'cursor-pointer rounded-sm px-2.5 py-1.5 focus:bg-current/12 focus:outline-0 ' +
  '[&.base--focusVisible]:outline-2 [&.base--focusVisible]:-outline-offset-2 ' +
  '[&.base--focusVisible]:outline-[#2e7df6]';

export default function BasketMenu() {
  const [status, setStatus] = React.useState('2 mugs in the basket');

  return (
    <div>
      <Dropdown>
        <MenuButton className={button}>Basket</MenuButton>
        <Menu slotProps={{ listbox: { 'aria-label': 'Basket', className: listbox } }}>
          <MenuItem className={item} onClick={() => setStatus('Saved for later')}>
            Save for later
          </MenuItem>
          <MenuItem className={item} onClick={() => setStatus('The basket is empty')}>
            Remove everything
          </MenuItem>
        </Menu>
      </Dropdown>
      <div role="status">{status}</div>
    </div>
  );
}
