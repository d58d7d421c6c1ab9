import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function ActDividers() {
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 400 }}>
      <Divider role="presentation" textAlign="left">
        Act one
      </Divider>
      <Divider role="presentation" textAlign="right">
        End at 9:50 PM
      </Divider>
    </Stack>
  );
}
