import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function AvatarChips() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip avatar={<Avatar aria-hidden>M</Avatar>} label="Marta Ruiz" color="primary" />
      <Chip avatar={<Avatar aria-hidden>J</Avatar>} label="Jonas Berg" color="secondary" />
    </Stack>
  );
}
