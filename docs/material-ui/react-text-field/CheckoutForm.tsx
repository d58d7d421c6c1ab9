import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function CheckoutForm() {
  // Names of the fields to correct; null until the form is sent.
  const [wrong, setWrong] = React.useState<string[] | null>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inputs = Array.from(event.currentTarget.querySelectorAll('input'));
    const invalid = inputs.filter(({ validity }) => !validity.valid);
    setWrong(invalid.map(({ name }) => name));
    invalid[0]?.focus();
  };

  const fieldProps = (name: string, pattern: string, message: string) => ({
    name,
    required: true,
    error: wrong?.includes(name),
    helperText: wrong?.includes(name) && message,
    slotProps: { htmlInput: { inputMode: 'numeric' as const, pattern } },
  });

  return (
    <Box
      component="form"
      aria-label="Payment"
      noValidate
      onSubmit={handleSubmit}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { sm: '3fr 2fr' },
        alignItems: 'start',
        width: '100%',
        maxWidth: 640,
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          {...fieldProps('number', '[0-9 ]{16,19}', 'Enter the 16 digits of the card.')}
          label="Card number"
          autoComplete="cc-number"
          sx={{ gridColumn: '1 / -1' }}
        />
        <TextField
          {...fieldProps('expiry', '(0[1-9]|1[0-2])/?[0-9]{2}', 'Enter month and year.')}
          label="Valid until"
          autoComplete="cc-exp"
          placeholder="MM/YY"
        />
        <TextField
          {...fieldProps('code', '[0-9]{3,4}', 'Enter 3 or 4 digits.')}
          label="Security code"
          autoComplete="cc-csc"
        />
      </Box>
      <Box sx={{ p: 2, borderRadius: 3, bgcolor: 'action.hover' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Ferry to Flåm, June 14, 2 adults
        </Typography>
        <Typography variant="h5" component="p" sx={{ mt: 0.5, mb: 2 }}>
          $118.00
        </Typography>
        <Button type="submit" fullWidth variant="contained" sx={{ py: 1.25, borderRadius: 2 }}>
          Pay now
        </Button>
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {wrong?.length === 0 ? 'Thank you. Check your email.' : 'You can cancel until June 12.'}
        </Typography>
      </Box>
    </Box>
  );
}
