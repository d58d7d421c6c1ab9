import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const BEDS = ['North', 'South', 'Greenhouse'];

export default function AutocompleteVariants() {
  return (
    <Stack spacing={2}>
      <Autocomplete variant="outlined" options={BEDS} defaultValue="North" aria-label="First bed" />
      <Autocomplete variant="soft" options={BEDS} defaultValue="South" aria-label="Second bed" />
      <Autocomplete variant="plain" options={BEDS} defaultValue="North" aria-label="Third bed" />
    </Stack>
  );
}
