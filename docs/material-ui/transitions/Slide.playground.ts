export default {
  exclude: ['addEndListener', 'appear', 'easing', 'timeout'],
  props: { in: true },
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Paper from '@mui/material/Paper';",
  ],
  setup: 'const [box, setBox] = useState<Element | null>(null);',
  template: `
    <Box ref={setBox} sx={{ overflow: 'hidden', p: 3 }}>
      <Slide container={box} {...props}>
        <Paper sx={{ p: 2 }}>Fresh snow: 30 cm</Paper>
      </Slide>
    </Box>
  `,
} satisfies PlaygroundFile;
