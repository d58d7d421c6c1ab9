import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const inGroups = (text: string) =>
  (
    text
      .replace(/\D/g, '')
      .slice(0, 12)
      .match(/.{1,4}/g) ?? []
  ).join(' ');

export default function CardNumber() {
  const [number, setNumber] = useState('4100 2207');

  return (
    <FormControl>
      <FormLabel>Library card</FormLabel>
      <Input
        value={number}
        onChange={(event) => setNumber(inGroups(event.target.value))}
        slotProps={{ input: { inputMode: 'numeric', dir: 'ltr' } }}
      />
    </FormControl>
  );
}
