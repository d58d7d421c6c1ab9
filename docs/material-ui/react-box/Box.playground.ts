export default {
  props: { sx: 'Spacing' },
  examples: {
    sx: {
      Spacing: '{ p: 2, mx: 3 }',
      Border: '{ p: 2, border: 1, borderRadius: 2 }',
      Color: "{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }",
      Shadow: '{ p: 2, boxShadow: 3 }',
      Text: "{ p: 2, typography: 'h6' }",
    },
  },
  template: '<Box {...props}>Two croissants, $5.00</Box>',
} satisfies PlaygroundFile;
