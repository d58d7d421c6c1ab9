export default {
  sx: {
    fontSize: [14, '1.25rem', '2rem'],
    fontWeight: [400, 700],
    fontStyle: ['normal', 'italic'],
    lineHeight: [1, 1.5, 2],
    letterSpacing: ['normal', '2px'],
    textAlign: ['start', 'center', 'end'],
    textTransform: ['uppercase', 'capitalize', 'lowercase'],
  },
  props: { fontSize: '1.25rem', fontWeight: 700, textAlign: 'center' },
  template: `
    <Box sx={{ width: 240 }} {...props}>
      Last train to the coast
    </Box>
  `,
} satisfies PlaygroundFile;
