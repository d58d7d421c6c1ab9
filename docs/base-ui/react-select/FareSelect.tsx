import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Trigger } from './SelectParts';

export default function FareSelect() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Fare</Label>
      <Select
        id={id}
        defaultValue="flex"
        renderValue={(option) => `Fare: ${option?.label ?? 'none'}`}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Fare' } }}
      >
        <Item value="saver" label="Saver">
          <div>Saver, $31</div>
          <small>No refund</small>
        </Item>
        <Item value="flex" label="Flex">
          <div>Flex, $58</div>
          <small>Refund until departure</small>
        </Item>
      </Select>
    </div>
  );
}
