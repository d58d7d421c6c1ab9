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
  const [paid, setPaid] = React.useState(false);

  return (
    <Box
      component="form"
      aria-label="Payment"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setPaid(true);
      }}
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
          id="checkout-name"
          label="Name on the card"
          autoComplete="cc-name"
          defaultValue="Ingrid Hansen"
          sx={{ gridColumn: '1 / -1' }}
        />
        <TextField
          id="checkout-number"
          label="Card number"
          autoComplete="cc-number"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ gridColumn: '1 / -1' }}
        />
        <TextField
          id="checkout-expiry"
          label="Valid until"
          autoComplete="cc-exp"
          placeholder="MM/YY"
        />
        <TextField
          id="checkout-code"
          label="Security code"
          autoComplete="cc-csc"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
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
