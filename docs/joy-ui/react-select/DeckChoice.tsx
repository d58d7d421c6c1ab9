import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const OPENING_HOURS: Record<string, string> = {
  sun: '6 a.m. to 10 p.m.',
  sports: '8 a.m. to 6 p.m.',
  promenade: 'all day',
};

export default function DeckChoice() {
  const [deck, setDeck] = useState<string | null>('sun');

  return (
    <FormControl>
      <FormLabel>Deck</FormLabel>
      <Select value={deck} onChange={(_event, next) => setDeck(next)}>
        <Option value="sun">Sun deck</Option>
        <Option value="sports">Sports deck</Option>
        <Option value="promenade">Promenade deck</Option>
      </Select>
      <FormHelperText>Open {OPENING_HOURS[deck ?? 'sun']}</FormHelperText>
    </FormControl>
  );
}
