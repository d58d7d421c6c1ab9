import MailIcon from '@mui/icons-material/Mail';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputDecorators() {
  return (
    <Stack spacing={2}>
      <FormControl>
        <FormLabel>Price per night</FormLabel>
        <Input type="number" defaultValue={95} startDecorator="$" />
      </FormControl>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input type="email" startDecorator={<MailIcon />} />
      </FormControl>
    </Stack>
  );
}
