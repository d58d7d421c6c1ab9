import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Trigger } from './SelectParts';

export default function MultipleSelect() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Extras</Label>
      <Select
        id={id}
        multiple
        defaultValue={['bicycle', 'meal']}
        placeholder="None"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Extras' } }}
      >
        <Item value="bicycle">Bicycle</Item>
        <Item value="meal">Meal</Item>
        <Item value="dog">Dog</Item>
        <Item value="bed">Bed linen</Item>
      </Select>
    </div>
  );
}
