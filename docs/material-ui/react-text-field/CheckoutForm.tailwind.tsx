import * as React from 'react';
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
    <form
      aria-label="Payment"
      noValidate
      onSubmit={handleSubmit}
      className="grid w-full max-w-[640px] items-start gap-6 min-[600px]:grid-cols-[3fr_2fr]"
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...fieldProps('number', '[0-9 ]{16,19}', 'Enter the 16 digits of the card.')}
          label="Card number"
          autoComplete="cc-number"
          className="col-span-full"
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
      </div>
      <div className="rounded-xl bg-(--mui-palette-action-hover) p-4 text-(--mui-palette-text-primary)">
        <Typography variant="body2" className="text-(--mui-palette-text-secondary)">
          Ferry to Flåm, June 14, 2 adults
        </Typography>
        <Typography variant="h5" component="p" className="mt-1 mb-4">
          $118.00
        </Typography>
        <Button type="submit" fullWidth variant="contained" className="rounded-lg py-2.5">
          Pay now
        </Button>
        <Typography role="status" variant="body2" className="mt-2">
          {wrong?.length === 0 ? 'Thank you. Check your email.' : 'You can cancel until June 12.'}
        </Typography>
      </div>
    </form>
  );
}
