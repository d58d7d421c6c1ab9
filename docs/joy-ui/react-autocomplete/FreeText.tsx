import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function FreeText() {
  return (
    <FormControl>
      <FormLabel>Name of the variety</FormLabel>
      <Autocomplete freeSolo options={['Cherry', 'Green Zebra', 'Yellow Pear']} />
      <FormHelperText>Choose one, or type your own</FormHelperText>
    </FormControl>
  );
}
