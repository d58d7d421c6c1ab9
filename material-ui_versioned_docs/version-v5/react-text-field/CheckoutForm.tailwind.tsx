import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
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
    <form
      aria-label="Payment"
      noValidate
      onSubmit={handleSubmit}
      className="grid w-full max-w-[640px] items-start gap-6 text-(--mui-palette-text-primary) min-[600px]:grid-cols-[3fr_2fr]"
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...fieldProps('name', 'Enter the name on the card.')}
          label="Name on the card"
          autoComplete="cc-name"
          defaultValue="Ingrid Hansen"
          className="col-span-full"
        />
        <TextField
          {...fieldProps('number', 'Enter the 16 digits of the card.')}
          label="Card number"
          autoComplete="cc-number"
          inputProps={{ inputMode: 'numeric', pattern: '[0-9 ]{16,19}' }}
          className="col-span-full"
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
      <div className="rounded-xl bg-(--mui-palette-action-hover) p-4">
        <Typography variant="subtitle2" component="div">
          Ferry, 14 June
        </Typography>
        <dl className="my-3 grid gap-2">
          {lines.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4">
              <Typography
                component="dt"
                variant="body2"
                className="text-(--mui-palette-text-secondary)"
              >
                {label}
              </Typography>
              <Typography component="dd" variant="body2" className="whitespace-nowrap">
                {amount}
              </Typography>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-t border-(--mui-palette-divider) pt-3">
            <Typography component="dt" className="font-bold">
              Total
            </Typography>
            <Typography component="dd" className="font-bold whitespace-nowrap">
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
          className="rounded-lg py-2.5 normal-case"
        >
          Pay now
        </Button>
        <Typography
          role="status"
          variant="caption"
          component="p"
          className="mt-2 text-center text-(--mui-palette-text-secondary)"
        >
          {paid ? 'Thank you. Your tickets are on the way.' : 'You can cancel until 12 June.'}
        </Typography>
      </div>
    </form>
  );
}
