export default {
  sx: {
    gridTemplateColumns: ['1fr 1fr', '1fr 2fr', 'repeat(3, 1fr)'],
    gridAutoFlow: ['row', 'column', 'dense'],
    gap: [0, 1, 2],
    columnGap: [0, 3],
    justifyItems: ['stretch', 'center', 'end'],
  },
  props: { gridTemplateColumns: '1fr 1fr', gap: 1 },
  template: `
    <Box sx={{ display: 'grid', width: 260 }} {...props}>
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
      <Box sx={{ p: 1, border: 1 }}>Harbor</Box>
      <Box sx={{ p: 1, border: 1 }}>Castle</Box>
    </Box>
  `,
} satisfies PlaygroundFile;
