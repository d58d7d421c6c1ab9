import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const PLOTS = [
  { label: 'Plot 1', taken: true },
  { label: 'Plot 2', taken: false },
  { label: 'Plot 3', taken: false },
];

export default function DisabledOptions() {
  return (
    <FormControl>
      <FormLabel>Plot</FormLabel>
      <Autocomplete options={PLOTS} getOptionDisabled={(plot) => plot.taken} />
    </FormControl>
  );
}
