import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';

const GUESTS = ['Amira', 'Jonas', 'Lin'];

export default function SelectableTable() {
  const [present, setPresent] = useState(['Jonas']);
  const isMixed = present.length > 0 && present.length < GUESTS.length;

  const markAsMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };

  const toggle = (guest: string) => {
    setPresent(
      present.includes(guest) ? present.filter((name) => name !== guest) : [...present, guest],
    );
  };

  return (
    <Table
      aria-label="Guests of the walk"
      sx={{ '& tr[data-selected]': { bgcolor: 'background.level2' } }}
    >
      <thead>
        <tr>
          <th scope="col" style={{ width: 48 }}>
            <Checkbox
              checked={present.length === GUESTS.length}
              indeterminate={isMixed}
              onChange={(event) => setPresent(event.target.checked ? GUESTS : [])}
              sx={{ verticalAlign: 'middle' }}
              slotProps={{ input: { ref: markAsMixed, 'aria-label': 'All guests are here' } }}
            />
          </th>
          <th scope="col">Guest</th>
        </tr>
      </thead>
      <tbody>
        {GUESTS.map((guest) => (
          <tr key={guest} data-selected={present.includes(guest) || undefined}>
            <td>
              <Checkbox
                checked={present.includes(guest)}
                onChange={() => toggle(guest)}
                sx={{ verticalAlign: 'middle' }}
                slotProps={{ input: { 'aria-label': `${guest} is here` } }}
              />
            </td>
            <td>{guest}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
