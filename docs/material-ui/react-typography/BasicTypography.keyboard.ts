export default {
  roles: [
    {
      role: 'heading',
      name: 'The eel that crosses an ocean',
      means: 'A variant from `h1` to `h6`, or `component` with a heading element',
    },
    {
      role: 'heading',
      name: 'Letters',
      means: '`subtitle1` with `component="h3"`. Without `component`, it is an `<h6>`.',
      after: [{ in: 'HeadingLevels' }],
    },
    {
      role: 'blockquote',
      means: 'A variant of your own that `variantMapping` maps to `<blockquote>`',
      after: [{ in: 'CustomVariants' }],
    },
  ],
} satisfies KeyboardFile;
