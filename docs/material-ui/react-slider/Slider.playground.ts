export default {
  exclude: [
    'aria-label',
    'aria-labelledby',
    'aria-valuetext',
    'defaultValue',
    'disableSwap',
    'name',
    'scale',
    'shiftStep',
    'tabIndex',
    'value',
    'valueLabelFormat',
  ],
  props: { valueLabelDisplay: 'auto' },
  examples: {
    marks: {
      true: 'true',
      quarters: '[{ value: 0 }, { value: 25 }, { value: 50 }, { value: 75 }]',
    },
    max: [60, 100],
    min: [0, 20],
    step: [1, 5, 10],
  },
  imports: ["import { useState } from 'react';", "import Box from '@mui/material/Box';"],
  setup: 'const [level, setLevel] = useState(40);',
  template: `
    <Box sx={{ width: '100%', maxWidth: 280, height: 160, alignContent: 'center' }}>
      <Slider
        aria-label="Follow spot"
        value={level}
        onChange={(_event, value) => setLevel(Number(value))}
        {...props}
      />
    </Box>
  `,
} satisfies PlaygroundFile;
