export default {
  exclude: ['htmlColor', 'inheritViewBox', 'shapeRendering', 'viewBox'],
  props: { children: 'flight' },
  examples: {
    children: {
      flight:
        '<path d="M21 16v-2l-8-5V3.5C13 2.67 12.33 2 11.5 2S10 2.67 10 3.5V9l-8 5v2l8-2.5V19l-2 1.5V22l3.5-1 3.5 1v-1.5L13 19v-5.5z" />',
      send: '<path d="M2.01 21 23 12 2.01 3 2 10l15 2-15 2z" />',
      circle: '<circle cx="12" cy="12" r="10" />',
    },
  },
} satisfies PlaygroundFile;
