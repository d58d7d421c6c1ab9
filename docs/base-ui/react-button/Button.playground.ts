export default {
  exclude: ['rootElementName'],
  props: { children: 'Book this flight' },
  examples: { type: ['button', 'submit', 'reset'] },
  template: `
    <Button
      style={{ font: 'inherit', padding: '8px 16px', borderRadius: 8 }}
      {...props}
    />
  `,
} satisfies PlaygroundFile;
