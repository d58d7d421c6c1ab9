import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { AddressStep } from './checkout/AddressStep';
import { emptyOrder, type Order } from './checkout/order';
import { OrderPlaced } from './checkout/OrderPlaced';
import { OrderSummary } from './checkout/OrderSummary';
import { PaymentStep } from './checkout/PaymentStep';
import { ReviewStep } from './checkout/ReviewStep';

const labels = ['Address', 'Payment', 'Review'];

export default function Checkout() {
  const [step, setStep] = React.useState(0);
  const [hasStarted, setHasStarted] = React.useState(false);
  const [order, setOrder] = React.useState(emptyOrder);
  const update = (changes: Partial<Order>) => setOrder((previous) => ({ ...previous, ...changes }));
  const back = () => setStep(step - 1);
  const next = () => {
    setStep(step + 1);
    setHasStarted(true);
  };

  return (
    <Container component="main" maxWidth="md" sx={{ py: { xs: 2, sm: 4 } }}>
      <CssBaseline />
      <Typography variant="h4" component="h1" sx={{ mb: 3 }}>
        Checkout
      </Typography>
      <Stepper
        activeStep={step}
        alternativeLabel
        role="list"
        aria-label="Steps of the checkout"
        sx={{ mb: 3 }}
      >
        {labels.map((label, index) => (
          <Step key={label} role="listitem" aria-current={index === step ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 3fr)' },
        }}
      >
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          {step === 0 && (
            <AddressStep order={order} isRevisited={hasStarted} onChange={update} onNext={next} />
          )}
          {step === 1 && (
            <PaymentStep order={order} onChange={update} onBack={back} onNext={next} />
          )}
          {step === 2 && <ReviewStep order={order} onBack={back} onNext={next} />}
          {step === 3 && <OrderPlaced order={order} />}
        </Paper>
        <OrderSummary />
      </Box>
    </Container>
  );
}
