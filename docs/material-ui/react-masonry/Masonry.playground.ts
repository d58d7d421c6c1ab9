export default {
  exclude: ['defaultColumns', 'defaultHeight', 'defaultSpacing'],
  props: { columns: 3, spacing: 1 },
  examples: { columns: [2, 3, 4], spacing: [0, 1, 2, 4] },
  imports: ["import Box from '@mui/material/Box';", "import Paper from '@mui/material/Paper';"],
  setup: 'const heights = [120, 48, 80, 56, 96, 64, 48];',
  template: `
    <Box sx={{ p: 2 }}>
      <Masonry {...props}>
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  `,
  iframe: true,
  height: 300,
} satisfies PlaygroundFile;
