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
    <form aria-label="Payment" noValidate onSubmit={handleSubmit} className="checkout-form">
      <div className="checkout-form-fields">
        <TextField
          {...fieldProps('name', 'Enter the name on the card.')}
          label="Name on the card"
          autoComplete="cc-name"
          defaultValue="Ingrid Hansen"
          className="checkout-form-wide"
        />
        <TextField
          {...fieldProps('number', 'Enter the 16 digits of the card.')}
          label="Card number"
          autoComplete="cc-number"
          inputProps={{ inputMode: 'numeric', pattern: '[0-9 ]{16,19}' }}
          className="checkout-form-wide"
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
