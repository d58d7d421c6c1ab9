import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';
import type { Order } from './order';
import { StepActions } from './StepActions';
import { StepTitle } from './StepTitle';
import { useOrderForm } from './useOrderForm';

interface PaymentStepProps {
  order: Order;
  onChange: (changes: Partial<Order>) => void;
  onBack: () => void;
  onNext: () => void;
}

// Right to left, the groups of a card number would change places without `dir`.
const digits = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const;

export function PaymentStep({ order, onChange, onBack, onNext }: PaymentStepProps) {
  const { handleSubmit, fieldProps } = useOrderForm({
    order,
    fields: ['cardName', 'cardNumber', 'expiry', 'code'],
    onChange,
    onValid: onNext,
  });

  return (
    <form noValidate onSubmit={handleSubmit}>
      <StepTitle>How do you pay?</StepTitle>
      <Grid container spacing={2}>
        <Grid size={12}>
          <TextField {...fieldProps('cardName')} label="Name on the card" autoComplete="cc-name" />
        </Grid>
        <Grid size={12}>
          <TextField
            {...fieldProps('cardNumber')}
            label="Card number"
            autoComplete="cc-number"
            slotProps={digits}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextField {...fieldProps('expiry')} label="Expires (MM/YY)" autoComplete="cc-exp" />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextField
            {...fieldProps('code')}
            label="Security code"
            autoComplete="cc-csc"
            slotProps={digits}
          />
        </Grid>
      </Grid>
      <StepActions label="Review the order" onBack={onBack} />
    </form>
  );
}
