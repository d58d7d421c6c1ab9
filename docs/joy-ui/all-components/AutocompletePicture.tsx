import Autocomplete from '@mui/joy/Autocomplete';

export default function AutocompletePicture() {
  return (
    <Autocomplete
      size="sm"
      options={['Turin', 'Verona']}
      defaultValue="Turin"
      disableClearable
      slotProps={{ input: { 'aria-label': 'City' } }}
      sx={{ width: 132 }}
    />
  );
}
