export default {
  roles: [
    {
      role: 'article',
      means: 'A container with `component="article"`.',
    },
  ],
} satisfies KeyboardFile;
