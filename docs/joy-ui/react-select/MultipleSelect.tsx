import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function MultipleSelect() {
  return (
    <FormControl>
      <FormLabel>Extras</FormLabel>
      <Select multiple defaultValue={['bike']} placeholder="None">
        <Option value="bike">Bike</Option>
        <Option value="dog">Dog</Option>
        <Option value="meal">Meal</Option>
      </Select>
    </FormControl>
  );
}
