export default {
  sx: {
    gridTemplateColumns: ['1fr 1fr', '1fr 2fr', 'repeat(3, 1fr)'],
    gridAutoFlow: ['row', 'column'],
    gap: [0, 1, 2],
    columnGap: [0, 3],
    justifyItems: ['stretch', 'center', 'end'],
  },
  props: { gridTemplateColumns: '1fr 1fr', gap: 1 },
  template: `
    <Box sx={{ display: 'grid', width: 260 }} {...props}>
      <Box sx={{ p: 1, border: 1 }}>Park</Box>
      <Box sx={{ p: 1, border: 1 }}>Zoo</Box>
      <Box sx={{ p: 1, border: 1 }}>Port</Box>
      <Box sx={{ p: 1, border: 1 }}>Fort</Box>
    </Box>
  `,
} satisfies PlaygroundFile;
