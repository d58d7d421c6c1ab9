import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const PLANTS = ['Basil', 'Borage', 'Chives', 'Dill', 'Lavender', 'Mint', 'Sage', 'Thyme'];

export default function BasicAutocomplete() {
  return (
    <FormControl>
      <FormLabel>Herb</FormLabel>
      <Autocomplete options={PLANTS} />
    </FormControl>
  );
}
