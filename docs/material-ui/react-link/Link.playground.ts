export default {
  exclude: ['noWrap'],
  props: { children: 'Trails around the lake' },
  examples: { color: ['primary', 'secondary', 'textPrimary', 'success'] },
  template: `<Link href="/trails" {...props} />`,
} satisfies PlaygroundFile;
