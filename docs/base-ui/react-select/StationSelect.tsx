import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Trigger } from './SelectParts';

interface Station {
  code: string;
  platforms: number;
}

const isSameStation = (a: Station, b: Station) => a.code === b.code;

export default function StationSelect() {
  const id = React.useId();
  const [station, setStation] = React.useState<Station | null>({ code: 'LIS', platforms: 8 });

  return (
    <div>
      <Label htmlFor={id}>From</Label>
      <Select
        id={id}
        value={station}
        onChange={(_event, newStation) => setStation(newStation)}
        areOptionsEqual={isSameStation}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'From' } }}
      >
        <Item value={{ code: 'LIS', platforms: 8 }}>Lisbon</Item>
        <Item value={{ code: 'OPO', platforms: 14 }}>Porto</Item>
      </Select>
      <p>{station?.platforms} platforms</p>
    </div>
  );
}
