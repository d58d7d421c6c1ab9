import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';
import type { Order } from './order';
import { StepActions } from './StepActions';
import { StepTitle } from './StepTitle';
import { useOrderForm } from './useOrderForm';

interface AddressStepProps {
  order: Order;
  /** Whether users came back from a later step. */
  isRevisited: boolean;
  onChange: (changes: Partial<Order>) => void;
  onNext: () => void;
}

export function AddressStep({ order, isRevisited, onChange, onNext }: AddressStepProps) {
  const { handleSubmit, fieldProps } = useOrderForm({
    order,
    fields: ['name', 'street', 'postalCode', 'city', 'country'],
    onChange,
    onValid: onNext,
  });

  return (
    <form noValidate onSubmit={handleSubmit}>
      <StepTitle takesFocus={isRevisited}>Where should it go?</StepTitle>
      <Grid container spacing={2}>
        <Grid size={12}>
          <TextField {...fieldProps('name')} label="Name" autoComplete="shipping name" />
        </Grid>
        <Grid size={12}>
          <TextField
            {...fieldProps('street')}
            label="Street and number"
            autoComplete="shipping street-address"
          />
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <TextField
            {...fieldProps('postalCode')}
            label="Postal code"
            autoComplete="shipping postal-code"
          />
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <TextField {...fieldProps('city')} label="City" autoComplete="shipping address-level2" />
        </Grid>
        <Grid size={12}>
          <TextField
            {...fieldProps('country')}
            label="Country"
            autoComplete="shipping country-name"
            select
            slotProps={{ select: { native: true } }}
          >
            <option>Estonia</option>
            <option>Finland</option>
            <option>Sweden</option>
          </TextField>
        </Grid>
      </Grid>
      <StepActions label="Continue to payment" />
    </form>
  );
}
