import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const PLANTS = [
  { id: 1, label: 'Mint', place: 'Shade, moist soil' },
  { id: 2, label: 'Sage', place: 'Full sun, dry soil' },
  { id: 3, label: 'Thyme', place: 'Full sun, between stones' },
];

export default function PlantOptions() {
  return (
    <FormControl>
      <FormLabel>Plant</FormLabel>
      <Autocomplete
        options={PLANTS}
        renderOption={(props, plant) => (
          <AutocompleteOption {...props} key={plant.id}>
            <ListItemContent>
              {plant.label}
              <Typography level="body-xs">{plant.place}</Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
