export default {
  sx: {
    border: [0, 1, 4, '2px dashed'],
    borderTop: [0, 8],
    borderColor: ['currentcolor', 'tomato', 'teal'],
    borderRadius: [0, 1, 4, '50%'],
  },
  props: { border: 1, borderRadius: 4 },
  template: `
    <Box sx={{ px: 3, py: 2 }} {...props}>
      Day ticket
    </Box>
  `,
} satisfies PlaygroundFile;
