export default {
  exclude: ['component', 'children'],
  props: { variant: 'rounded', width: 160, height: 60 },
  examples: { width: [80, 160, 240], height: [24, 60, 120] },
} satisfies PlaygroundFile;
