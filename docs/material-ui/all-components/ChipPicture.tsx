import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipPicture() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Chip icon={<CheckIcon />} label="Vegan" color="success" size="small" />
      <Chip label="Peanuts" size="small" onDelete={() => undefined} />
    </Stack>
  );
}
