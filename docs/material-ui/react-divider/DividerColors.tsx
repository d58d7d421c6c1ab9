import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerColors() {
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 400 }}>
      <Divider sx={{ borderColor: 'primary.main', borderBottomWidth: 3 }} />
      <Divider sx={{ borderColor: 'text.secondary', borderStyle: 'dashed' }} />
      <Divider
        role="presentation"
        sx={{ '&::before, &::after': { borderTopWidth: 3, borderColor: 'primary.main' } }}
      >
        With text
      </Divider>
    </Stack>
  );
}
