export default {
  sx: {
    width: [1, 0.5, 200, 'fit-content'],
    maxWidth: [96, 0.4],
    height: [1, 0.5, 64],
    minHeight: [120, '50%'],
    boxSizing: ['border-box', 'content-box'],
  },
  props: { width: 0.5, height: 64, boxSizing: 'border-box' },
  template: `
    <Box sx={{ width: 240, height: 160, border: '1px dashed' }}>
      <Box sx={{ border: 1, p: 2 }} {...props}>
        Car 3
      </Box>
    </Box>
  `,
} satisfies PlaygroundFile;
