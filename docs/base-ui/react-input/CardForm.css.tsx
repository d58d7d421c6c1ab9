import * as React from 'react';
import { Input } from '@mui/base/Input';
import './CardForm.css';

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
    <form className="card-form" noValidate onSubmit={handleSubmit}>
      <label className="card-form-label" htmlFor={id}>
        Card number
      </label>
      <Input
        className="card-form-field"
        id={id}
        name="card"
        required
        error={error !== ''}
        aria-describedby={`${id}-error`}
        slotProps={{ input: { ref: inputRef, inputMode: 'numeric' } }}
      />
      <div id={`${id}-error`} className="card-form-error">
        {error}
      </div>
      <button type="submit" className="card-form-submit">
        Renew my card
      </button>
      <div role="status">{status}</div>
    </form>
  );
}
