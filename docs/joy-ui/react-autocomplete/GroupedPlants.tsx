import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const PLANTS = [
  { label: 'Clematis', light: 'Sun' },
  { label: 'Lavender', light: 'Sun' },
  { label: 'Ferns', light: 'Shade' },
  { label: 'Mosses', light: 'Shade' },
];

export default function GroupedPlants() {
  return (
    <FormControl>
      <FormLabel>Perennial</FormLabel>
      <Autocomplete options={PLANTS} groupBy={(plant) => plant.light} />
    </FormControl>
  );
}
