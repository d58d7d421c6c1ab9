import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'Suitable for a lunch box and for freezing in portions';

export default function LongLabels() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 260, alignItems: 'flex-start' }}>
      <Chip label={label} />
      <Chip
        label={label}
        sx={{
          height: 'auto',
          '& .MuiChip-label': { display: 'block', paddingBlock: 0.75, whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}
