import * as React from 'react';
import { Input } from '@mui/base/Input';

const field =
  'box-border flex w-full items-center rounded-lg border border-solid border-current/60 ' +
  '[&.base--focused]:outline-2 [&.base--focused]:outline-offset-1 ' +
  '[&.base--focused]:outline-[#2e7df6] [&.base--error]:border-[#d13438] ' +
  '[&.base--error]:shadow-[inset_0_0_0_1px_#d13438]';
const input =
  'm-0 box-border w-full min-w-0 flex-1 border-0 bg-transparent px-3 py-[9px] text-inherit ' +
  '[font:inherit] outline-none';
const submit =
  'cursor-pointer rounded-lg border-0 bg-[#0b57d0] px-4 py-2.5 text-white [font:inherit]';

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
    <form
      className="grid w-full max-w-[320px] justify-items-start gap-2"
      noValidate
      onSubmit={handleSubmit}
    >
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Card number
      </label>
      <Input
        className={field}
        id={id}
        name="card"
        required
        error={error !== ''}
        aria-describedby={`${id}-error`}
        slotProps={{ input: { className: input, ref: inputRef, inputMode: 'numeric' } }}
      />
      <div id={`${id}-error`} className="text-[color-mix(in_srgb,#d13438_60%,currentColor)]">
        {error}
      </div>
      <button type="submit" className={submit}>
        Renew my card
      </button>
      <div role="status">{status}</div>
    </form>
  );
}
