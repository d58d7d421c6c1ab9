import * as React from 'react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { placeOrder, total, type Order } from './order';
import { StepActions } from './StepActions';
import { StepTitle } from './StepTitle';

interface ReviewStepProps {
  order: Order;
  onBack: () => void;
  onNext: () => void;
}

export function ReviewStep({ order, onBack, onNext }: ReviewStepProps) {
  const [failure, setFailure] = React.useState('');
  const [pending, setPending] = React.useState(false);

  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setFailure('');
    setPending(true);
    try {
      await placeOrder(order);
      onNext();
    } catch (error) {
      setFailure(
        error instanceof Error ? error.message : 'The order could not be sent. Try again.',
      );
      setPending(false);
    }
  };

  return (
    <form onSubmit={handleSubmit}>
      <StepTitle>Is everything right?</StepTitle>
      <Typography variant="subtitle1" component="h3">
        Address
      </Typography>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {order.name}, {order.street}, {order.postalCode} {order.city}, {order.country}
      </Typography>
      <Typography variant="subtitle1" component="h3">
        Payment
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Card ending in {order.cardNumber.replace(/\s/g, '').slice(-4)}, expires {order.expiry}
      </Typography>
      {failure === '' ? null : <Alert severity="error">{failure}</Alert>}
      <StepActions
        label={pending ? 'Placing the order…' : `Pay ${total}`}
        pending={pending}
        onBack={onBack}
      />
    </form>
  );
}
