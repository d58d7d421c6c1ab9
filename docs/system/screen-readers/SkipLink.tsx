import * as React from 'react';
import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function SkipLink() {
  const id = React.useId();

  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="a" href={`#${id}`} sx={{ '&:not(:focus)': visuallyHidden }}>
        Skip to departures
      </Box>
      <Box sx={{ py: 1 }}>Tickets, prices, contact</Box>
      <Box id={id} tabIndex={-1} sx={{ py: 1 }}>
        Departures: 07:30 to Naxos, 09:10 to Paros
      </Box>
    </Box>
  );
}
