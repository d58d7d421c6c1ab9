import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function BasicSelect() {
  return (
    <FormControl>
      <FormLabel>Cabin</FormLabel>
      <Select defaultValue="inside">
        <Option value="inside">Inside cabin</Option>
        <Option value="window">Window cabin</Option>
        <Option value="balcony">Balcony cabin</Option>
      </Select>
    </FormControl>
  );
}
