import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BasicInput() {
  return (
    <FormControl>
      <FormLabel>Name of the boat</FormLabel>
      <Input />
    </FormControl>
  );
}
