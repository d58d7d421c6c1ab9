export default {
  sx: {
    position: ['static', 'relative', 'absolute'],
    top: [0, 16, 48],
    bottom: [0, 16],
    insetInlineStart: [0, 24, '50%'],
    zIndex: [0, 1],
  },
  props: { position: 'absolute', top: 16, insetInlineStart: 24 },
  template: `
    <Box sx={{ position: 'relative', width: 240, height: 140, border: '1px dashed' }}>
      <Box sx={{ px: 2, py: 1, color: '#fff', bgcolor: '#1d4e89' }} {...props}>
        First
      </Box>
      <Box
        sx={{ position: 'absolute', top: 32, insetInlineStart: 64, p: 2, color: '#fff', bgcolor: '#a4161a' }}
      >
        Second
      </Box>
    </Box>
  `,
} satisfies PlaygroundFile;
