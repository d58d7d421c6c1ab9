import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const BEDS = ['North', 'South', 'Greenhouse'];

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Autocomplete size="sm" options={BEDS} defaultValue="North" aria-label="Small" />
      <Autocomplete size="md" options={BEDS} defaultValue="North" aria-label="Medium" />
      <Autocomplete size="lg" options={BEDS} defaultValue="North" aria-label="Large" />
    </Stack>
  );
}
