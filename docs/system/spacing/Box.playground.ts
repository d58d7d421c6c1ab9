export default {
  sx: { p: [0, 1, 2, 4], px: [1, 4], mx: ['auto', 2], mt: [1, 3] },
  props: { p: 2, mx: 'auto' },
  template: `
    <Box sx={{ width: 260, border: '1px dashed' }}>
      <Box sx={{ width: 'fit-content', border: 1 }} {...props}>
        Two bags
      </Box>
    </Box>
  `,
} satisfies PlaygroundFile;
