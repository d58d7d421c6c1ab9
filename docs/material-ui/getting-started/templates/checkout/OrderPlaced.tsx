import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from './order';
import { StepTitle } from './StepTitle';

export function OrderPlaced({ order }: { order: Order }) {
  return (
    <React.Fragment>
      <StepTitle>Thank you, {order.name}</StepTitle>
      <Typography>
        Your order has number 2041 and leaves the workshop on Friday.{' '}
        <Link href="/orders/2041">Follow the order</Link>
      </Typography>
    </React.Fragment>
  );
}
