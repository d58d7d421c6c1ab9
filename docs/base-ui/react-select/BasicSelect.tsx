import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Trigger } from './SelectParts';

export default function BasicSelect() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Class</Label>
      <Select
        id={id}
        defaultValue="second"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Class' } }}
      >
        <Item value="first">First class</Item>
        <Item value="second">Second class</Item>
        <Item value="sleeper">Sleeper</Item>
      </Select>
    </div>
  );
}
