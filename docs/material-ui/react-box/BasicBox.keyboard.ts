export default {
  roles: [
    {
      role: 'region',
      name: 'Orders',
      means: 'A box with `component="section"` and `aria-label`.',
      after: [{ in: 'BoxElements' }],
    },
    {
      role: 'link',
      name: 'Birthday cake for Jonas',
      states: { href: '…' },
      means: 'A box with `component="a"` and `href`.',
      after: [{ in: 'BoxElements' }],
    },
  ],
} satisfies KeyboardFile;
