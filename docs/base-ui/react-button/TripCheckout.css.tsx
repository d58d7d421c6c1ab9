import * as React from 'react';
import { Button } from '@mui/base/Button';
import './TripCheckout.css';

export default function TripCheckout() {
  const [status, setStatus] = React.useState('Two seats, May 14, 9:40 AM');
  const paid = status === 'Paid';

  return (
    <div className="trip-checkout">
      <div>
        <strong>Lisbon to Porto</strong>
        <div role="status">{status}</div>
      </div>
      <Button
        disabled={paid}
        focusableWhenDisabled
        onClick={() => setStatus('Paid')}
        className="trip-checkout-button trip-checkout-pay"
      >
        Pay $248.00
      </Button>
      <Button
        disabled={paid}
        onClick={() => setStatus('On hold for 24 hours')}
        className="trip-checkout-button"
      >
        Hold the seats
      </Button>
    </div>
  );
}
