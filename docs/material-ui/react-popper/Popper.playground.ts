export default {
  exclude: ['open', 'keepMounted', 'transition', 'component'],
  props: { placement: 'bottom' },
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Chip from '@mui/material/Chip';",
    "import Paper from '@mui/material/Paper';",
  ],
  examples: {
    modifiers: {
      'offset of 12 px': "[{ name: 'offset', options: { offset: [0, 12] } }]",
      'no flip': "[{ name: 'flip', enabled: false }]",
    },
  },
  setup: 'const [star, setStar] = useState<HTMLElement | null>(null);',
  template: `
    <Box sx={{ display: 'grid', placeItems: 'center', height: 180 }}>
      <Chip ref={setStar} label="Polaris" color="primary" />
      <Popper open={star !== null} anchorEl={star} {...props}>
        <Paper sx={{ p: 1.5 }}>433 light-years</Paper>
      </Popper>
    </Box>
  `,
  iframe: true,
  height: 180,
} satisfies PlaygroundFile;
