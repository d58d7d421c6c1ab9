import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderForm() {
  const [message, setMessage] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const grind = new FormData(event.currentTarget).get('grind');
    setMessage(`Ordered coffee for: ${String(grind)}.`);
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControl required>
          <FormLabel>Grind</FormLabel>
          <Select name="grind" required defaultValue="filter" sx={{ minWidth: 200 }}>
            <Option value="filter">Filter</Option>
            <Option value="espresso">Espresso</Option>
            <Option value="press">French press</Option>
          </Select>
        </FormControl>
        <Button type="submit">Order</Button>
        <Typography role="status" level="body-sm">
          {message}
        </Typography>
      </Stack>
    </form>
  );
}
