import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function BasicSwitch() {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Cabin light</FormLabel>
      <Switch defaultChecked />
    </FormControl>
  );
}
