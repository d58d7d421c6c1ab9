import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function BasicPortal() {
  const bar = React.useRef<HTMLDivElement>(null);

  return (
    <Paper variant="outlined">
      <Box ref={bar} sx={{ p: 2, bgcolor: 'action.hover' }} />
      <Box sx={{ p: 2 }}>
        Brass at Breakfast, 7:00 AM
        <Portal container={() => bar.current}>On air now</Portal>
      </Box>
    </Paper>
  );
}
