export default {
  props: { variant: 'outlined' },
  template: `
    <Sheet sx={{ p: 3, borderRadius: 'md' }} {...props}>
      The ferry to Lagos leaves at 9:40.
    </Sheet>
  `,
} satisfies PlaygroundFile;
