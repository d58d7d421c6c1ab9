import * as React from 'react';
import { styled } from '@mui/system';
import { Field, Label } from './InputParts';

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: 320,
});

const ErrorText = styled('div')({ color: 'color-mix(in srgb, #d13438 60%, currentColor)' });

const SubmitButton = styled('button')({
  padding: '10px 16px',
  border: 0,
  borderRadius: 8,
  backgroundColor: '#0b57d0',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
});

export default function CardForm() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [error, setError] = React.useState('');
  const [status, setStatus] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const card = String(new FormData(event.currentTarget).get('card'));
    if (/^\d{8}$/.test(card)) {
      setError('');
      setStatus(`Card ${card} is valid for another year.`);
      return;
    }
    setError('Enter the 8 digits below the barcode.');
    setStatus('');
    inputRef.current?.focus();
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Label htmlFor={id}>Card number</Label>
      <Field
        id={id}
        name="card"
        required
        error={error !== ''}
        aria-describedby={`${id}-error`}
        slotProps={{ input: { ref: inputRef, inputMode: 'numeric' } }}
      />
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      <SubmitButton type="submit">Renew my card</SubmitButton>
      <div role="status">{status}</div>
    </Form>
  );
}
