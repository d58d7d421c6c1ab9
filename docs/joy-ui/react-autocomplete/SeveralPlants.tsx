import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const PLANTS = ['Beans', 'Beets', 'Corn', 'Kale', 'Leeks', 'Peas', 'Squash'];

export default function SeveralPlants() {
  return (
    <FormControl>
      <FormLabel>Plants in this bed</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        options={PLANTS}
        defaultValue={['Beans', 'Corn', 'Squash']}
        renderTags={(plants, getTagProps) =>
          plants.map((plant, index) => {
            const { key, ...props } = getTagProps({ index });
            return (
              <Chip
                key={key}
                color="success"
                endDecorator={<ChipDelete aria-label={`Remove ${plant}`} {...props} />}
              >
                {plant}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
