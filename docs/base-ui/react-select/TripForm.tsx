import * as React from 'react';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';
import { Item, Label, Listbox, Trigger } from './SelectParts';

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: 320,
});

const SubmitButton = styled('button')({
  font: 'inherit',
  color: '#fff',
  backgroundColor: '#0b57d0',
  border: 0,
  borderRadius: 8,
  padding: '10px 16px',
  cursor: 'pointer',
});

export default function TripForm() {
  const id = React.useId();
  const [status, setStatus] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setStatus(`Sent: time=${String(data.get('time'))}`);
  };

  return (
    <Form onSubmit={handleSubmit}>
      <Label htmlFor={id}>Departure</Label>
      <Select
        id={id}
        name="time"
        defaultValue="09:40"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Departure' } }}
      >
        <Item value="09:40">9:40 AM, Lisbon to Porto</Item>
        <Item value="14:10">2:10 PM, Lisbon to Porto</Item>
      </Select>
      <SubmitButton type="submit">Hold the seats</SubmitButton>
      <div role="status">{status}</div>
    </Form>
  );
}
