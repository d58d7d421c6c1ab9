import { Box } from '@mui/system';
import { useState } from 'react';

export default function SystemCounter() {
  const [count, setCount] = useState(0);
  return (
    <Box
      component="button"
      type="button"
      onClick={() => setCount(count + 1)}
      sx={{ px: 2, py: 1, border: 1, borderRadius: 1, font: 'inherit', marginInlineStart: 2 }}
    >
      Tickets: {count}
    </Box>
  );
}
