import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const DAYS = ['Friday', 'Saturday', 'Sunday'];

export default function SelectAll() {
  const [chosen, setChosen] = useState<readonly string[]>(['Friday']);
  const isMixed = chosen.length > 0 && chosen.length < DAYS.length;

  const markAsMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };

  const handleDayChange = (day: string) => {
    setChosen(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]);
  };

  return (
    <Stack spacing={1} role="group" aria-label="Days">
      <Checkbox
        label="All days"
        checked={chosen.length === DAYS.length}
        indeterminate={isMixed}
        onChange={(event) => setChosen(event.target.checked ? DAYS : [])}
        slotProps={{ input: { ref: markAsMixed } }}
      />
      {DAYS.map((day) => (
        <Checkbox
          key={day}
          label={day}
          checked={chosen.includes(day)}
          onChange={() => handleDayChange(day)}
          sx={{ marginInlineStart: 3 }}
        />
      ))}
    </Stack>
  );
}
