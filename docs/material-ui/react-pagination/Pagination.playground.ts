export default {
  exclude: ['defaultPage', 'page'],
  props: { count: 12, siblingCount: 0 },
  template: `
    <Pagination defaultPage={6} aria-label="Pages of names in the atlas" {...props} />
  `,
} satisfies PlaygroundFile;
