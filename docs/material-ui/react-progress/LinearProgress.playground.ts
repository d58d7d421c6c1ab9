export default {
  props: { variant: 'determinate', value: 40, valueBuffer: 70 },
  examples: { color: ['primary', 'secondary', 'success', 'inherit'] },
  imports: ["import Box from '@mui/material/Box';"],
  template: `
    <Box sx={{ width: 280 }}>
      <LinearProgress aria-label="Film 81" {...props} />
    </Box>
  `,
} satisfies PlaygroundFile;
