import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipColors() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip label="Sides" />
      <Chip label="Soups" color="primary" />
      <Chip label="Desserts" color="secondary" />
      <Chip label="Salads" color="success" />
      <Chip label="Sold out" color="error" variant="outlined" />
    </Stack>
  );
}
