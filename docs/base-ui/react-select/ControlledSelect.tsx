import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Trigger } from './SelectParts';

export default function ControlledSelect() {
  const id = React.useId();
  const [deck, setDeck] = React.useState<string | null>('upper');

  return (
    <div>
      <Label htmlFor={id}>Deck</Label>
      <Select
        id={id}
        value={deck}
        onChange={(_event, newDeck) => setDeck(newDeck)}
        placeholder="Any deck"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Deck' } }}
      >
        <Item value="upper">Upper deck</Item>
        <Item value="lower">Lower deck</Item>
      </Select>
      <p>
        <button type="button" onClick={() => setDeck(null)}>
          Any deck
        </button>
      </p>
    </div>
  );
}
