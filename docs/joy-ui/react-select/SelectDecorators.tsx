import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectDecorators() {
  return (
    <FormControl>
      <FormLabel>Ferry</FormLabel>
      <Select
        defaultValue="aurora"
        startDecorator={<DirectionsBoatIcon />}
        endDecorator={<Chip size="sm">3 ferries</Chip>}
      >
        <Option value="aurora">Aurora</Option>
        <Option value="breeze">Breeze</Option>
        <Option value="coral">Coral</Option>
      </Select>
    </FormControl>
  );
}
