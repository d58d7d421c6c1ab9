import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const TOOLS = ['Rake', 'Shears', 'Shovel', 'Trowel', 'Wheelbarrow'];

export default function AutocompleteDecorators() {
  return (
    <FormControl>
      <FormLabel>Tool</FormLabel>
      <Autocomplete options={TOOLS} startDecorator={<SearchIcon />} placeholder="All tools" />
    </FormControl>
  );
}
