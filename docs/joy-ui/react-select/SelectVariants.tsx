import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectVariants() {
  return (
    <Stack spacing={2}>
      <Select variant="outlined" defaultValue="map" aria-label="First view">
        <Option value="map">Map</Option>
        <Option value="list">List</Option>
      </Select>
      <Select variant="soft" defaultValue="list" aria-label="Second view">
        <Option value="map">Map</Option>
        <Option value="list">List</Option>
      </Select>
      <Select variant="plain" defaultValue="map" aria-label="Third view">
        <Option value="map">Map</Option>
        <Option value="list">List</Option>
      </Select>
    </Stack>
  );
}
