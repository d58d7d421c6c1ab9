import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BillingEmail() {
  return (
    <FormControl>
      <FormLabel>Billing email</FormLabel>
      <Input type="email" autoComplete="email" defaultValue="bills@bikes.example" />
    </FormControl>
  );
}
