import * as React from 'react';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';
import { Item, Label, Listbox, Trigger } from './SelectParts';

const Group = styled(OptionGroup)({
  '& > span': { display: 'block', padding: '8px 10px 4px', fontSize: '0.875rem' },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
});

export default function GroupedSelect() {
  const id = React.useId();
  const list = { role: 'presentation' };

  return (
    <div>
      <Label htmlFor={id}>Coach</Label>
      <Select
        id={id}
        defaultValue="3"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Coach' } }}
      >
        <Group label="First class" role="group" aria-label="First class" slotProps={{ list }}>
          <Item value="1">Coach 1, quiet</Item>
          <Item value="2">Coach 2</Item>
        </Group>
        <Group label="Second class" role="group" aria-label="Second class" slotProps={{ list }}>
          <Item value="3">Coach 3</Item>
          <Item value="4">Coach 4, bicycles</Item>
        </Group>
      </Select>
    </div>
  );
}
