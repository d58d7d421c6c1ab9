import * as React from 'react';
import { Button } from '@mui/base/Button';

const card =
  'box-border grid w-full max-w-[320px] gap-4 rounded-2xl border border-solid border-current/20 p-5';
const button =
  'cursor-pointer rounded-[10px] border-0 px-4 py-2.5 [font:inherit] font-semibold ' +
  '[&.base--active]:translate-y-px ' +
  '[&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 ' +
  '[&.base--focusVisible]:outline-[#2e7df6] ' +
  '[&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-55';
const pay = `${button} bg-[#0b57d0] text-white hover:bg-[#0a4cb5]`;
const hold = `${button} bg-current/8 text-inherit hover:bg-current/14`;

export default function TripCheckout() {
  const [status, setStatus] = React.useState('Two seats, May 14, 9:40 AM');
  const paid = status === 'Paid';

  return (
    <div className={card}>
      <div>
        <strong>Lisbon to Porto</strong>
        <div role="status">{status}</div>
      </div>
      <Button
        disabled={paid}
        focusableWhenDisabled
        onClick={() => setStatus('Paid')}
        className={pay}
      >
        Pay $248.00
      </Button>
      <Button disabled={paid} onClick={() => setStatus('On hold for 24 hours')} className={hold}>
        Hold the seats
      </Button>
    </div>
  );
}
