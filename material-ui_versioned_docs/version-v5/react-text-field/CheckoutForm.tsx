import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const lines = [
  { label: '2 adults, Bergen to Flåm', amount: '$118.00' },
  { label: 'Bicycle', amount: '$12.00' },
];

export default function CheckoutForm() {
  // Names of the fields to correct; null until the form is sent.
  const [wrong, setWrong] = React.useState<string[] | null>(null);
  const paid = wrong?.length === 0;

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inputs = Array.from(event.currentTarget.querySelectorAll('input'));
    const invalid = inputs.filter(({ validity }) => !validity.valid);
    setWrong(invalid.map(({ name }) => name));
    invalid[0]?.focus();
  };

  const fieldProps = (name: string, message: string) => {
    const error = wrong?.includes(name);
    return { id: `checkout-${name}`, name, required: true, error, helperText: error && message };
  };

  return (
    <Box
      component="form"
      aria-label="Payment"
      noValidate
      onSubmit={handleSubmit}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' },
        alignItems: 'start',
        width: '100%',
        maxWidth: 640,
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          {...fieldProps('name', 'Enter the name on the card.')}
          label="Name on the card"
          autoComplete="cc-name"
          defaultValue="Ingrid Hansen"
          sx={{ gridColumn: '1 / -1' }}
        />
        <TextField
          {...fieldProps('number', 'Enter the 16 digits of the card.')}
          label="Card number"
          autoComplete="cc-number"
          inputProps={{ inputMode: 'numeric', pattern: '[0-9 ]{16,19}' }}
          sx={{ gridColumn: '1 / -1' }}
        />
        <TextField
          {...fieldProps('expiry', 'Enter month and year.')}
          label="Valid until"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          inputProps={{ pattern: '(0[1-9]|1[0-2])/[0-9]{2}' }}
        />
        <TextField
          {...fieldProps('code', 'Enter 3 or 4 digits.')}
          label="Security code"
          autoComplete="cc-csc"
          inputProps={{ inputMode: 'numeric', pattern: '[0-9]{3,4}' }}
        />
      </Box>
      <Box sx={{ p: 2, borderRadius: 3, bgcolor: 'action.hover' }}>
        <Typography variant="subtitle2" component="div">
          Ferry, 14 June
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gap: 1, my: 1.5 }}>
          {lines.map(({ label, amount }) => (
            <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
                {amount}
              </Typography>
            </Box>
          ))}
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              pt: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" sx={{ fontWeight: 'bold' }}>
              Total
            </Typography>
            <Typography component="dd" sx={{ fontWeight: 'bold', whiteSpace: 'nowrap' }}>
              $130.00
            </Typography>
          </Box>
        </Box>
        <Button
          type="submit"
          fullWidth
          variant="contained"
          disableElevation
          startIcon={<LockIcon />}
          sx={{ py: 1.25, borderRadius: 2, textTransform: 'none' }}
        >
          Pay now
        </Button>
        <Typography
          role="status"
          variant="caption"
          component="p"
          sx={{ mt: 1, color: 'text.secondary', textAlign: 'center' }}
        >
          {paid ? 'Thank you. Your tickets are on the way.' : 'You can cancel until 12 June.'}
        </Typography>
      </Box>
    </Box>
  );
}
