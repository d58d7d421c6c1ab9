import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import './CheckoutForm.css';

const lines = [
  { label: '2 adults, Bergen to Flåm', amount: '$118.00' },
  { label: 'Bicycle', amount: '$12.00' },
];

export default function CheckoutForm() {
  const [paid, setPaid] = React.useState(false);

  return (
    <form
      aria-label="Payment"
      onSubmit={(event) => {
        event.preventDefault();
        setPaid(true);
      }}
      className="checkout-form"
    >
      <div className="checkout-form-fields">
        <TextField
          id="checkout-name"
          label="Name on the card"
          autoComplete="cc-name"
          defaultValue="Ingrid Hansen"
          className="checkout-form-wide"
        />
        <TextField
          id="checkout-number"
          label="Card number"
          autoComplete="cc-number"
          inputProps={{ inputMode: 'numeric' }}
          className="checkout-form-wide"
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
          inputProps={{ inputMode: 'numeric', maxLength: 4 }}
        />
      </div>
      <div className="checkout-form-summary">
        <Typography variant="subtitle2" component="div">
          Ferry, 14 June
        </Typography>
        <dl className="checkout-form-lines">
          {lines.map(({ label, amount }) => (
            <div key={label} className="checkout-form-line">
              <Typography component="dt" variant="body2" className="checkout-form-label">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" className="checkout-form-amount">
                {amount}
              </Typography>
            </div>
          ))}
          <div className="checkout-form-line checkout-form-total">
            <Typography component="dt" className="checkout-form-total-label">
              Total
            </Typography>
            <Typography component="dd" className="checkout-form-amount checkout-form-total-label">
              $130.00
            </Typography>
          </div>
        </dl>
        <Button
          type="submit"
          fullWidth
          variant="contained"
          disableElevation
          startIcon={<LockIcon />}
          className="checkout-form-pay"
        >
          Pay now
        </Button>
        <Typography role="status" variant="caption" component="p" className="checkout-form-note">
          {paid ? 'Thank you. Your tickets are on the way.' : 'You can cancel until 12 June.'}
        </Typography>
      </div>
    </form>
  );
}
