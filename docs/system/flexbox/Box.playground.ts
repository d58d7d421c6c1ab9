export default {
  sx: {
    flexDirection: ['row', 'row-reverse', 'column', 'column-reverse'],
    flexWrap: ['nowrap', 'wrap'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
    gap: [0, 1, 2],
  },
  props: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  template: `
    <Box sx={{ display: 'flex', width: 200, minHeight: 160, border: '1px dashed' }} {...props}>
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
      <Box sx={{ p: 1, border: 1 }}>Harbor</Box>
    </Box>
  `,
} satisfies PlaygroundFile;
