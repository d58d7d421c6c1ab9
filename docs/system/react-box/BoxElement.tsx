import * as React from 'react';
import { Box } from '@mui/system';

const items = ['Passport', 'Rail pass', 'Phone charger'];

export default function BoxElement() {
  const id = React.useId();

  return (
    <Box component="section" aria-labelledby={id} sx={{ width: 1, maxWidth: 280 }}>
      <Box component="h3" id={id} sx={{ m: 0, fontSize: '1.125rem' }}>
        Packing list
      </Box>
      <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item}
            sx={{
              m: 0,
              py: 1,
              borderBlockEnd: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
              '&:last-child': { borderBlockEnd: 0 },
            }}
          >
            {item}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
